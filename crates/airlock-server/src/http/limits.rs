//! How fast one address may ask.
//!
//! The machine itself may ask as fast as it likes: what comes from there is a program of its owner's, or a proxy
//! that speaks for everybody and has to limit them by itself.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::{App, Config, HttpError};

/// So many seconds' worth of requests may come at once.
const BURST: u32 = 10;

/// Beyond so many addresses those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

type Limiter = Arc<DefaultKeyedRateLimiter<IpAddr>>;

/// Limits the routes, if there is a limit.
pub fn limit(config: &Config, router: Router<App>) -> Router<App> {
    let Some(rate) = config.rate.and_then(NonZeroU32::new) else { return router };
    let burst = rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1));
    let limiter: Limiter = Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)));
    router.layer(from_fn_with_state(limiter, not_too_fast))
}

async fn not_too_fast(State(limiter): State<Limiter>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip().to_canonical());
    match peer.map_or(Ok(()), |address| ask(&limiter, address)) {
        Ok(()) => next.run(request).await,
        Err(too_many) => too_many.into_response(),
    }
}

fn ask(limiter: &DefaultKeyedRateLimiter<IpAddr>, address: IpAddr) -> Result<(), HttpError> {
    if address.is_loopback() {
        return Ok(());
    }
    if limiter.len() > REMEMBERED {
        limiter.retain_recent();
    }
    limiter.check_key(&address).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        // A moment is a second to whoever waits.
        HttpError::TooMany { wait: u32::try_from(wait.as_secs()).map_or(u32::MAX, |seconds| seconds.saturating_add(1)) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(rate: u32) -> DefaultKeyedRateLimiter<IpAddr> {
        RateLimiter::keyed(Quota::per_hour(NonZeroU32::new(rate).expect("a rate")))
    }

    #[test]
    fn an_address_that_asks_too_fast_is_told_how_long_to_wait() {
        let (limiter, one, other) = (limiter(3), IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        for _ in 0..3 {
            assert!(ask(&limiter, one).is_ok());
        }
        let refused = ask(&limiter, one).expect_err("a fourth within the hour");
        assert!(matches!(refused, HttpError::TooMany { wait: 1190..=1200 }), "{refused:?}");
        assert!(ask(&limiter, other).is_ok());
    }

    #[test]
    fn the_machine_itself_may_ask_as_it_likes() {
        let limiter = limiter(1);
        for address in ["127.0.0.1", "::1"] {
            let address: IpAddr = address.parse().expect("an address");
            assert!((0..100).all(|_| ask(&limiter, address).is_ok()));
        }
    }
}

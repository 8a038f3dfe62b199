//! How fast one address may ask.

use std::sync::Arc;

use axum::Router;
use tower_governor::GovernorLayer;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::PeerIpKeyExtractor;

use super::{App, Config};

/// So many seconds' worth of requests may come at once.
const BURST: u32 = 10;

/// Limits the routes, if there is a limit.
pub fn limit(config: &Config, router: Router<App>) -> Router<App> {
    let Some(rate) = config.rate.filter(|&rate| rate > 0) else { return router };
    let mut builder = GovernorConfigBuilder::default();
    builder.per_nanosecond(1_000_000_000 / u64::from(rate)).burst_size(rate.saturating_mul(BURST));
    let Some(limits) = builder.key_extractor(PeerIpKeyExtractor).finish() else { return router };
    router.layer(GovernorLayer::new(Arc::new(limits)))
}

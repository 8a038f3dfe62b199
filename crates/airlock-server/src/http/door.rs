//! The door: who gets a connection, how long it may dawdle, and how it ends.
//!
//! A connection costs the one who opens it nothing, so it must not cost others theirs: there is a limit for each
//! address and one in all, and whoever sends too slowly or does not read what they asked for is shown out. Proxies
//! that are trusted speak for many and have no limit of their own.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tower::ServiceExt as _;

use super::client::{Trusted, network_of};

#[derive(Clone, Debug)]
pub struct Doors {
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub of_one_address: usize,
    /// How long the head of a request may take, and the wait for the next one.
    pub head: Duration,
    /// How long the rest of a request may take.
    pub body: Duration,
    /// How long a message may lie unread.
    pub unread: Duration,
    /// How long requests may take to end when the program does.
    pub drain: Duration,
}

impl Default for Doors {
    fn default() -> Doors {
        Doors {
            connections: 4096,
            of_one_address: 128,
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
            unread: Duration::from_secs(60),
            drain: Duration::from_secs(10),
        }
    }
}

/// What HTTP/2 begins with.
const PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// Serves until `stop` is done; then nobody is let in, running requests may end, and the rest is cut.
pub async fn keep(
    doors: &Doors,
    trusted: &Trusted,
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
) {
    let places = Places::new(doors);
    let graceful = GracefulShutdown::new();
    let mut inside = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = inside.join_next() => continue,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // No file handles are left, as a rule: those who leave make room.
                tracing::warn!(%error, "nobody can be let in");
                sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        match places.take(peer.ip().to_canonical(), trusted) {
            Ok(place) => {
                inside.spawn(attend(doors.clone(), stream, peer, router.clone(), graceful.watcher(), place));
            }
            Err(refusal) => refuse(&stream, refusal),
        }
    }
    drop(listener);
    if timeout(doors.drain, graceful.shutdown()).await.is_err() {
        tracing::warn!(connections = inside.len(), "connections were cut");
    }
    inside.shutdown().await;
}

/// Serves one connection to its end.
async fn attend(doors: Doors, stream: TcpStream, peer: SocketAddr, router: Router, watcher: Watcher, _place: Place) {
    // A push is small and waits for nobody: it leaves at once rather than when the last one is confirmed.
    let _ = stream.set_nodelay(true);
    if !matches!(timeout(doors.head, speaks(&stream)).await, Ok(true)) {
        return;
    }
    let asked = watch::Sender::new(0);
    let waits = asked.subscribe();
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let (asked, answer) = (Asked::new(&asked), router.clone().oneshot(request.map(Body::new)));
        async move { answer.await.map(|answer| answer.map(|body| Answering { body, _asked: asked })) }
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(doors.head);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(doors.head).keep_alive_timeout(doors.head);
    let stream = TokioIo::new(Patient { stream, patience: doors.unread, stalled: None });
    tokio::select! {
        // How a connection ends is the other side's business.
        _ = watcher.watch(builder.serve_connection(stream, service).into_owned()) => {}
        // Who still reads the last answer is not cut: that is given up for unread first.
        () = idle(waits, doors.head + doors.unread) => {}
    }
}

/// Waits until nothing was asked for so long. HTTP/1 has its own clock; HTTP/2 has none but its pings.
async fn idle(mut asked: watch::Receiver<usize>, patience: Duration) {
    while asked.wait_for(|asked| *asked == 0).await.is_ok() {
        if timeout(patience, asked.wait_for(|asked| *asked > 0)).await.is_err() {
            return;
        }
    }
    // The connection has ended by itself.
    std::future::pending().await
}

/// A request, until its answer has been given whole.
struct Asked(watch::Sender<usize>);

impl Asked {
    fn new(asked: &watch::Sender<usize>) -> Asked {
        asked.send_modify(|asked| *asked += 1);
        Asked(asked.clone())
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.send_modify(|asked| *asked -= 1);
    }
}

/// What is answered, with the request that it answers.
struct Answering {
    body: Body,
    _asked: Asked,
}

impl HttpBody for Answering {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whether the other side has said enough to know which HTTP it speaks. Until then hyper has no clock.
async fn speaks(stream: &TcpStream) -> bool {
    let mut first = [0; PREFACE.len()];
    loop {
        match stream.peek(&mut first).await {
            Ok(0) | Err(_) => return false,
            Ok(read) if read == PREFACE.len() || !PREFACE.starts_with(&first[..read]) => return true,
            Ok(_) => sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    /// Too many have come.
    Full,
    /// Too many of this address have come.
    Crowd,
}

/// Says so as far as it can be said at once.
fn refuse(stream: &TcpStream, refusal: Refusal) {
    let status = match refusal {
        Refusal::Full => "503 Service Unavailable",
        Refusal::Crowd => "429 Too Many Requests",
    };
    metrics::counter!("airlock_connections_refused_total").increment(1);
    let answer = format!("HTTP/1.1 {status}\r\nretry-after: 20\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.try_write(answer.as_bytes());
}

/// The places for connections.
struct Places {
    all: Arc<Semaphore>,
    taken: Taken,
    of_one_address: usize,
}

type Taken = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A place that is taken until it is dropped.
struct Place {
    _of_all: OwnedSemaphorePermit,
    /// Whose it is, where they are counted.
    of: Option<(IpAddr, Taken)>,
}

impl Places {
    fn new(doors: &Doors) -> Places {
        Places {
            all: Arc::new(Semaphore::new(doors.connections)),
            taken: Taken::default(),
            of_one_address: doors.of_one_address,
        }
    }

    fn take(&self, address: IpAddr, trusted: &Trusted) -> Result<Place, Refusal> {
        let of_all = Arc::clone(&self.all).try_acquire_owned().map_err(|_| Refusal::Full)?;
        metrics::gauge!("airlock_connections").increment(1.0);
        let mut place = Place { _of_all: of_all, of: None };
        if !trusted.is_proxy(address) {
            let address = network_of(address);
            let mut taken = lock(&self.taken);
            let count = taken.entry(address).or_default();
            if *count >= self.of_one_address {
                return Err(Refusal::Crowd);
            }
            *count += 1;
            place.of = Some((address, Arc::clone(&self.taken)));
        }
        Ok(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        metrics::gauge!("airlock_connections").decrement(1.0);
        let Some((address, taken)) = self.of.take() else { return };
        let mut taken = lock(&taken);
        if let Some(count) = taken.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&address);
            }
        }
    }
}

fn lock(taken: &Taken) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
    taken.lock().expect("nobody panics while they count")
}

/// A stream whose other side has to read what it is sent.
struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// Runs while nothing can be written.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    /// What became of a write; it fails where the other side has not read for too long.
    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<std::io::Result<T>>) -> Poll<std::io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(std::io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

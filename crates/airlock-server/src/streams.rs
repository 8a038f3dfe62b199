//! The open streams of pages and programs, so that they can be ended: when somebody logs out, when a device is
//! sent away.
//!
//! A stream is drawn for the person whose key opened it. Once that key opens nothing any more, not another byte
//! may go out on it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use airlock_store::{KeyHash, PersonId};
use tokio::sync::oneshot;

/// Whose stream it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    pub person: PersonId,
    pub key: KeyHash,
}

#[derive(Default)]
pub struct Streams(Mutex<Open>);

#[derive(Default)]
struct Open {
    next: u64,
    streams: HashMap<u64, (Opened, oneshot::Sender<()>)>,
}

/// One open stream. It is forgotten when this is dropped.
pub struct Stay {
    number: u64,
    ended: oneshot::Receiver<()>,
    streams: Arc<Streams>,
}

impl Streams {
    pub fn enter(self: &Arc<Streams>, opened: Opened) -> Stay {
        let (end, ended) = oneshot::channel();
        let mut open = self.open();
        let number = open.next;
        open.next += 1;
        open.streams.insert(number, (opened, end));
        Stay { number, ended, streams: Arc::clone(self) }
    }

    /// Ends the streams that a key has opened.
    pub fn end_key(&self, key: KeyHash) {
        self.end(|opened| opened.key == key);
    }

    /// Ends the streams of a person, except those that one of their keys has opened.
    pub fn end_person(&self, person: PersonId, except: Option<KeyHash>) {
        self.end(|opened| opened.person == person && Some(opened.key) != except);
    }

    fn end(&self, which: impl Fn(&Opened) -> bool) {
        // Dropping the sender ends the stream.
        self.open().streams.retain(|_, (opened, _)| !which(opened));
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().expect("the list's lock is never poisoned")
    }
}

impl Stay {
    /// Waits until the stream is to end.
    pub async fn ended(&mut self) {
        let _ = (&mut self.ended).await;
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.streams.open().streams.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_streams_that_are_meant_end_and_no_others() {
        let streams = Arc::new(Streams::default());
        let open = |person, key| streams.enter(Opened { person: PersonId(person), key: [key; 32] });
        let mut all = [open(1, 1), open(1, 2), open(1, 2), open(2, 3), open(1, 4)];
        let left = || streams.open().streams.len();
        streams.end_key([1; 32]);
        all[0].ended().await;
        assert_eq!(left(), 4);
        streams.end_person(PersonId(1), Some([4; 32]));
        all[1].ended().await;
        all[2].ended().await;
        assert_eq!(left(), 2);
        drop(all);
        assert_eq!(left(), 0, "a stream that its reader has left is forgotten");
    }
}

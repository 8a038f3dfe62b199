//! The desk of those who run the server: their measures reach the store and all that is in memory.
//!
//! The command on the server's machine comes in by a socket beside the data file. It can be opened by the server's own
//! user and by root alone; whoever can read the data file needs no other right.

use std::path::{Path, PathBuf};

use airlock_bots::Kind;
use airlock_store::{Measure, Operator};

use super::{App, HttpError};
use crate::operator::{Reply, Request, look};

impl App {
    /// Takes a measure: in the store with its entry in the audit log, then in memory, at once.
    pub async fn take_measure(&self, measure: &Measure, by: &Operator) -> Result<(), HttpError> {
        if let Measure::DeletePerson(person) = measure {
            self.hall().bid_farewell(*person).await;
        }
        let carried_out = self.store().carry_out(measure, by, Kind::Officer.name()).await;
        if let (Measure::DeletePerson(person), Err(_)) = (measure, &carried_out) {
            self.hall().welcome_back(*person);
        }
        let changed = carried_out?;
        match measure {
            Measure::DeleteTable(table) => self.hall().drop_table(table).await,
            Measure::Mute(_) | Measure::Unmute(_) => self.forget_people(),
            Measure::Ban(person) | Measure::DeletePerson(person) => {
                self.forget_people();
                self.hall().streams.end_person(*person, None);
            }
            Measure::Announce { .. } | Measure::Withdraw => self.hall().read_announcement().await?,
            Measure::LockTable(_) | Measure::UnlockTable(_) | Measure::Unban(_) | Measure::Settle(_) => {}
        }
        self.hall().read_again(&changed).await;
        Ok(())
    }

    /// Answers whoever is at the server's machine.
    pub async fn answer_operator(&self, by: &Operator, request: &Request) -> Reply {
        match request {
            Request::Look(wanted) => look(self.store(), wanted).await.unwrap_or_else(|error| Reply::from(&error)),
            Request::Do(measure) => match self.take_measure(measure, by).await {
                Ok(()) => Reply::Done(measure.kind()),
                Err(HttpError::NotFound) => Reply::Nothing,
                Err(error) => Reply::Failed(error.message(airlock_text::Words::english())),
            },
        }
    }
}

/// The socket of a data file: `airlock.db.admin`.
pub fn socket_of(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".admin");
    PathBuf::from(name)
}

#[cfg(unix)]
pub use unix::{Desk, ask};

#[cfg(unix)]
mod unix {
    use std::fs::Permissions;
    use std::io;
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use airlock_store::Operator;
    use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
    use tokio::net::{UnixListener, UnixStream};

    use super::{App, socket_of};
    use crate::operator::{Reply, Request};

    /// No request of an operator is longer.
    const LARGEST: u64 = 64 * 1024;
    const PATIENCE: Duration = Duration::from_secs(10);

    /// The open socket. It is gone from the disk when this is dropped.
    pub struct Desk {
        path: PathBuf,
        serving: tokio::task::JoinHandle<()>,
    }

    impl Desk {
        /// Opens the socket of a data file, on which the one who asks has the lock: what lies there is of a server that was
        /// killed.
        pub fn open(app: &App, data: &Path) -> io::Result<Desk> {
            let path = socket_of(data);
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => {}
            }
            let listener = UnixListener::bind(&path)?;
            std::fs::set_permissions(&path, Permissions::from_mode(0o600))?;
            let owner = std::fs::metadata(&path)?.uid();
            let app = app.clone();
            let serving = tokio::spawn(async move {
                loop {
                    let Ok((stream, _)) = listener.accept().await else { continue };
                    // Also those who came before the file had its mode.
                    if stream.peer_cred().is_ok_and(|peer| peer.uid() == owner || peer.uid() == 0) {
                        tokio::spawn(serve_one(app.clone(), stream));
                    }
                }
            });
            Ok(Desk { path, serving })
        }
    }

    impl Drop for Desk {
        fn drop(&mut self) {
            self.serving.abort();
            let _ = std::fs::remove_file(&self.path);
        }
    }

    /// One line with who asks and what, one line with the reply.
    async fn serve_one(app: App, stream: UnixStream) {
        let (read, mut write) = stream.into_split();
        let mut line = String::new();
        let reading = async { BufReader::new(read.take(LARGEST)).read_line(&mut line).await };
        if !matches!(tokio::time::timeout(PATIENCE, reading).await, Ok(Ok(_))) {
            return;
        }
        let reply = match serde_json::from_str::<(String, Request)>(&line) {
            Ok((name, request)) => app.answer_operator(&Operator::Shell(name), &request).await,
            Err(error) => Reply::Failed(error.to_string()),
        };
        if let Ok(mut text) = serde_json::to_vec(&reply) {
            text.push(b'\n');
            let _ = write.write_all(&text).await;
        }
    }

    /// Asks the server that has the data file open; nothing if none listens.
    pub async fn ask(data: &Path, name: &str, request: &Request) -> io::Result<Option<Reply>> {
        let mut stream = match UnixStream::connect(socket_of(data)).await {
            Ok(stream) => stream,
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) => {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let mut text = serde_json::to_vec(&(name, request))?;
        text.push(b'\n');
        stream.write_all(&text).await?;
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).await?;
        Ok(Some(serde_json::from_slice(&reply)?))
    }
}

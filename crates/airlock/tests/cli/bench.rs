//! Running the program, and a place for its files.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program did.
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Done {
    pub fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Bad input is one line, and exit code 2.
    pub fn refused(self, why: &str) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("airlock: ") && self.err.contains(why), "{} does not say {why}", self.err);
    }
}

pub fn airlock(args: &[&str]) -> Done {
    airlock_with(args, b"")
}

/// With that typed in.
pub fn airlock_with(args: &[&str], input: &[u8]) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_airlock"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_vec();
    let typing = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("typing never panics");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Done { code: output.status.code().expect("not by a signal"), out: text(output.stdout), err: text(output.stderr) }
}

/// A directory of a test's own, gone with the test.
pub struct Desk(PathBuf);

impl Desk {
    pub fn new(test: &str) -> Desk {
        let path = std::env::temp_dir().join(format!("airlock-{test}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary directory");
        Desk(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    pub fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::create_dir_all(self.0.join(name).parent().expect("below the desk")).expect("a temporary directory");
        fs::write(&path, text).expect("a file of our own");
        path
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("the file is there")
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

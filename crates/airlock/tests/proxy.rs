//! The sample configurations of `deploy/`, started for real: Debian's nginx and haproxy with TLS in front of the server, and
//! the unit as systemd reads it.

#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::Value;

const AIRLOCK: &str = env!("CARGO_BIN_EXE_airlock");
const NAME: &str = "airlock.example";

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("an address").port()
}

fn sample(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is changed for the test is there to be changed.
fn changed(text: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from} is gone from the sample");
        text.replace(from, to)
    })
}

/// A key and a certificate, alone and in one file.
struct Certificate {
    key: PathBuf,
    chain: PathBuf,
    both: PathBuf,
}

fn certificate(folder: &Path) -> Certificate {
    let (key, chain, both) = (folder.join("key.pem"), folder.join("chain.pem"), folder.join("both.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"])
        .args(["-subj", &format!("/CN={NAME}"), "-addext", &format!("subjectAltName=DNS:{NAME}")])
        .arg("-keyout")
        .arg(&key)
        .arg("-out")
        .arg(&chain)
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("openssl is installed").success());
    let text = |path: &Path| std::fs::read_to_string(path).expect("a file");
    std::fs::write(&both, format!("{}{}", text(&chain), text(&key))).expect("written");
    Certificate { key, chain, both }
}

/// The server behind a proxy; three guests an hour of one address.
fn server(folder: &Path, port: u16) -> Running {
    let mut process = Command::new(AIRLOCK)
        .args(["serve", "--metrics", "", "--guests", "3", "--url", &format!("https://{NAME}")])
        .args(["--listen", &format!("127.0.0.1:{port}"), "--data"])
        .arg(folder.join("airlock.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("it is open");
    Running(process)
}

/// Somebody on the other side of the proxy.
struct Visitor {
    plain: u16,
    tls: u16,
    chain: PathBuf,
}

impl Visitor {
    fn curl(&self) -> Command {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", "--max-time", "20", "--cacert"]).arg(&self.chain);
        for port in [self.plain, self.tls] {
            curl.args(["--resolve", &format!("{NAME}:{port}:127.0.0.1")]);
        }
        curl
    }

    fn address(&self, path: &str) -> String {
        format!("https://{NAME}:{}{path}", self.tls)
    }

    /// The status and the body.
    fn ask(&self, args: &[&str], path: &str) -> (u16, String) {
        let answer = self.curl().args(["--write-out", "\n%{http_code}"]).args(args).arg(self.address(path)).output();
        let answer = answer.expect("curl is installed");
        let text = String::from_utf8(answer.stdout).expect("text");
        let (body, status) = text.rsplit_once('\n').expect("a status");
        let told = String::from_utf8_lossy(&answer.stderr);
        (status.parse().unwrap_or_else(|_| panic!("{status}: {told}")), body.to_owned())
    }

    fn post(&self, path: &str, body: &str, more: &[&str]) -> (u16, Value) {
        let json = ["--header", "content-type: application/json", "--data", body];
        let (status, body) = self.ask(&[&json[..], more].concat(), path);
        (status, serde_json::from_str(&body).unwrap_or_default())
    }

    fn wait(&self) {
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.tls)).is_err() {
            assert!(began.elapsed() < Duration::from_secs(10), "the proxy does not start");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// All that is promised of a proxy.
    fn check(&self) {
        let plain =
            self.curl().args(["--head", &format!("http://{NAME}:{}/", self.plain)]).output().expect("curl runs");
        let plain = String::from_utf8(plain.stdout).expect("text").to_lowercase();
        assert!(plain.contains(" 301") && plain.contains(&format!("location: https://{NAME}")), "{plain}");
        // The proxy asks the server first whether it is ready.
        let began = Instant::now();
        while self.ask(&[], "/healthz").0 != 200 {
            assert!(began.elapsed() < Duration::from_secs(20), "{:?}", self.ask(&[], "/healthz"));
            std::thread::sleep(Duration::from_millis(200));
        }
        assert_eq!(self.ask(&["--http2"], "/").0, 200);
        assert_eq!(self.ask(&[], "/metrics").0, 404, "the numbers are not for everybody");

        let (status, guest) = self.post("/api/v1/guests", r#"{"name":"Mara"}"#, &[]);
        assert_eq!(status, 200, "{guest}");
        let token = format!("authorization: Bearer {}", guest["token"].as_str().expect("a token"));
        let signed = ["--header", token.as_str()];
        let wanted = r#"{"setup":{"players":3},"seats":["me","person","person"]}"#;
        let (status, made) = self.post("/api/v1/tables", wanted, &signed);
        assert_eq!(status, 200, "{made}");
        let id = made["id"].as_str().expect("an id");
        // A form of a page that the proxy has served.
        let origin = format!("origin: https://{NAME}");
        let form = [&signed[..], &["--header", &origin, "--data", "ready=1"]].concat();
        assert_eq!(self.ask(&form, &format!("/t/{id}/ready")).0, 303);

        let mut stream = self.stream(&format!("/api/v1/tables/{id}/events"));
        assert!(stream.next().is_some_and(|data| data.contains("\"moment\":null")), "the first message comes at once");
        let (status, _) = self.post(&format!("/api/v1/tables/{id}/ready"), r#"{"ready":false}"#, &signed);
        assert_eq!(status, 204);
        assert!(stream.next().is_some(), "what happens comes at once");

        // Whatever a stranger says of their address, the proxy knows better.
        let tries: Vec<u16> = (1..=3)
            .map(|number| {
                let forged =
                    [format!("x-forwarded-for: 198.51.100.{number}"), format!("forwarded: for=198.51.100.{number}")];
                let forged = ["--header", forged[0].as_str(), "--header", forged[1].as_str()];
                self.post("/api/v1/guests", r#"{"name":"Ilse"}"#, &forged).0
            })
            .collect();
        assert_eq!(tries, [200, 200, 429]);
    }

    fn stream(&self, path: &str) -> Stream {
        let mut curl =
            self.curl().arg("--no-buffer").arg(self.address(path)).stdout(Stdio::piped()).spawn().expect("curl runs");
        let lines = BufReader::new(curl.stdout.take().expect("its output")).lines();
        let (send, data) = mpsc::channel();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok).filter(|line| line.starts_with("data:")) {
                let _ = send.send(line);
            }
        });
        Stream { data, _curl: Running(curl) }
    }
}

struct Stream {
    data: mpsc::Receiver<String>,
    _curl: Running,
}

impl Stream {
    fn next(&mut self) -> Option<String> {
        self.data.recv_timeout(Duration::from_secs(3)).ok()
    }
}

/// Starts a proxy with its configuration, and says what it complained of where it ended at once.
fn start(mut command: Command) -> Running {
    let mut process = command.stderr(Stdio::piped()).spawn().expect("the proxy is installed");
    std::thread::sleep(Duration::from_millis(300));
    if process.try_wait().expect("it is ours").is_some() {
        let mut told = String::new();
        let _ = process.stderr.take().expect("its complaints").read_to_string(&mut told);
        panic!("{told}");
    }
    Running(process)
}

#[test]
fn nginx_stands_in_front() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plain, tls, own) = (free_port(), free_port(), free_port());
    let certificate = certificate(folder.path());
    let _server = server(folder.path(), own);
    let site = changed(
        &sample("nginx.conf"),
        &[
            ("    listen 80;\n    listen [::]:80;\n", &format!("    listen 127.0.0.1:{plain};\n")),
            (
                "    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n",
                &format!("    listen 127.0.0.1:{tls} ssl http2;\n"),
            ),
            ("/etc/airlock/fullchain.pem", certificate.chain.to_str().expect("a name")),
            ("/etc/airlock/privkey.pem", certificate.key.to_str().expect("a name")),
            ("http://127.0.0.1:8080", &format!("http://127.0.0.1:{own}")),
        ],
    );
    let place = folder.path().display();
    let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|name| format!("{name}_temp_path {place}/{name};\n"))
        .collect();
    // The folder is ours alone.
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    let user = if is_root { "user root;\n" } else { "" };
    let whole = format!(
        "{user}daemon off;\npid {place}/nginx.pid;\nerror_log {place}/error.log;\nevents {{}}\n\
         http {{\naccess_log off;\n{paths}\n{site}\n}}\n"
    );
    let file = folder.path().join("nginx.conf");
    std::fs::write(&file, whole).expect("written");
    let mut nginx = Command::new("/usr/sbin/nginx");
    nginx.arg("-e").arg(folder.path().join("error.log")).arg("-c").arg(&file);
    let _nginx = start(nginx);
    let visitor = Visitor { plain, tls, chain: certificate.chain };
    visitor.wait();
    visitor.check();
}

#[test]
fn haproxy_stands_in_front() {
    let folder = tempfile::tempdir().expect("a folder");
    let (plain, tls, own) = (free_port(), free_port(), free_port());
    let certificate = certificate(folder.path());
    let _server = server(folder.path(), own);
    let whole = changed(
        &sample("haproxy.cfg"),
        &[
            ("bind :80\n", &format!("bind 127.0.0.1:{plain}\n")),
            ("bind :443 ", &format!("bind 127.0.0.1:{tls} ")),
            ("/etc/airlock/airlock.pem", certificate.both.to_str().expect("a name")),
            ("127.0.0.1:8080", &format!("127.0.0.1:{own}")),
        ],
    );
    let file = folder.path().join("haproxy.cfg");
    std::fs::write(&file, whole).expect("written");
    let mut haproxy = Command::new("/usr/sbin/haproxy");
    haproxy.arg("-db").arg("-f").arg(&file).stdout(Stdio::null());
    let _haproxy = start(haproxy);
    let visitor = Visitor { plain, tls, chain: certificate.chain };
    visitor.wait();
    visitor.check();
}

#[test]
fn systemd_reads_the_unit_and_finds_little_to_fear() {
    let folder = tempfile::tempdir().expect("a folder");
    let unit = folder.path().join("airlock.service");
    std::fs::write(&unit, changed(&sample("airlock.service"), &[("/usr/local/bin/airlock", AIRLOCK)]))
        .expect("written");
    let verified = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&unit).output();
    let verified = verified.expect("systemd is installed");
    let told = String::from_utf8_lossy(&verified.stderr).into_owned();
    assert!(verified.status.success() && !told.contains("airlock.service"), "{told}");
    // In tenths: what systemd calls OK ends at 5.0.
    let secure =
        Command::new("systemd-analyze").args(["security", "--offline=yes", "--threshold=20"]).arg(&unit).output();
    let secure = secure.expect("systemd is installed");
    assert!(secure.status.success(), "{}", String::from_utf8_lossy(&secure.stdout));
}

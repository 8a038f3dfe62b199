//! From which address somebody asks, also through proxies.
//!
//! A proxy writes the address of whoever asked it at the right end of a header. What stands left of that came from outside
//! and may be anything, so the header is read from the right, and only as far as proxies that we trust have written it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use ipnet::IpNet;

/// The header in which proxies tell who asked them. Only one is read: a proxy that writes the one passes on the other as a
/// stranger wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ForwardedBy {
    #[default]
    XForwardedFor,
    /// RFC 7239.
    Forwarded,
}

impl ForwardedBy {
    const ALL: [ForwardedBy; 2] = [ForwardedBy::XForwardedFor, ForwardedBy::Forwarded];

    const fn header(self) -> &'static str {
        match self {
            ForwardedBy::XForwardedFor => "x-forwarded-for",
            ForwardedBy::Forwarded => "forwarded",
        }
    }
}

/// The proxies whose word is taken.
#[derive(Clone, Debug)]
pub struct Trusted {
    pub networks: Vec<IpNet>,
    pub by: ForwardedBy,
    /// Whether what comes from the machine itself, through no proxy, is its owner's and has no limits.
    pub spares_local: bool,
}

impl Default for Trusted {
    /// A proxy on this machine.
    fn default() -> Trusted {
        let loopback = ["127.0.0.0/8", "::1/128"];
        let networks = loopback.iter().filter_map(|network| network.parse().ok()).collect();
        Trusted { networks, by: ForwardedBy::default(), spares_local: true }
    }
}

impl Trusted {
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.networks.iter().any(|network| network.contains(&address))
    }
}

/// A network as it is written: `10.0.0.0/8`, or one address.
pub fn read_network(text: &str) -> Result<IpNet, ipnet::AddrParseError> {
    IpNet::from_str(text).or_else(|error| IpAddr::from_str(text).map(IpNet::from).map_err(|_| error))
}

/// Whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    pub address: IpAddr,
    /// A program on this machine.
    pub is_local: bool,
}

impl Client {
    /// Nobody where there is no connection, as in tests of a handler alone.
    pub fn find(extensions: &Extensions, headers: &HeaderMap, trusted: &Trusted) -> Option<Client> {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
        Some(Client::behind(peer, headers, trusted))
    }

    fn behind(peer: IpAddr, headers: &HeaderMap, trusted: &Trusted) -> Client {
        let came_by_proxy = ForwardedBy::ALL.iter().any(|by| headers.contains_key(by.header()));
        let is_local = trusted.spares_local && peer.is_loopback() && !came_by_proxy;
        let lines = headers.get_all(trusted.by.header()).iter();
        let told: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(',')).collect();
        let mut address = peer;
        for entry in told.iter().rev() {
            if !trusted.is_proxy(address) {
                break;
            }
            // A proxy that does not say who asked speaks for itself.
            let Some(before) = read_entry(entry, trusted.by) else { break };
            address = before;
        }
        Client { address, is_local }
    }
}

/// An address in such a header: bare, with a port, or in brackets.
fn read_entry(entry: &str, by: ForwardedBy) -> Option<IpAddr> {
    let node = match by {
        ForwardedBy::XForwardedFor => entry.trim(),
        ForwardedBy::Forwarded => entry.split(';').find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
        })?,
    };
    let bare = IpAddr::from_str(node).ok();
    let bracketed = || IpAddr::from_str(node.strip_prefix('[')?.strip_suffix(']')?).ok();
    let with_port = || SocketAddr::from_str(node).ok().map(|address| address.ip());
    bare.or_else(bracketed).or_else(with_port).map(|address| address.to_canonical())
}

/// What is counted as one address: of IPv6 the half that belongs to one connection, since anybody has the other to choose from.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn asks(peer: &str, by: ForwardedBy, sent: &[(&'static str, &'static str)]) -> String {
        let pairs = sent.iter();
        let headers =
            pairs.map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect();
        let networks = ["127.0.0.0/8", "10.0.0.0/8"].iter().map(|one| read_network(one).expect("a network")).collect();
        let trusted = Trusted { networks, by, spares_local: true };
        Client::behind(peer.parse().expect("an address"), &headers, &trusted).address.to_string()
    }

    #[test]
    fn only_what_trusted_proxies_wrote_is_believed() {
        let by = ForwardedBy::XForwardedFor;
        let header = "x-forwarded-for";
        assert_eq!(asks("127.0.0.1", by, &[(header, "192.0.2.7")]), "192.0.2.7");
        assert_eq!(
            asks("127.0.0.1", by, &[(header, "203.0.113.9, 192.0.2.7")]),
            "192.0.2.7",
            "the left was sent along"
        );
        assert_eq!(asks("127.0.0.1", by, &[(header, "192.0.2.7, 10.0.0.3")]), "192.0.2.7", "through two of ours");
        assert_eq!(asks("127.0.0.1", by, &[(header, "192.0.2.7"), (header, "10.0.0.3")]), "192.0.2.7");
        assert_eq!(asks("192.0.2.1", by, &[(header, "203.0.113.9")]), "192.0.2.1", "a stranger is no proxy");
        assert_eq!(asks("127.0.0.1", by, &[(header, "192.0.2.7, nonsense")]), "127.0.0.1");
        assert_eq!(asks("127.0.0.1", by, &[(header, "[2001:db8::1]:443")]), "2001:db8::1");
    }

    #[test]
    fn the_other_header_is_a_strangers() {
        let both = [("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=203.0.113.9")];
        assert_eq!(asks("127.0.0.1", ForwardedBy::XForwardedFor, &both), "192.0.2.7");
        assert_eq!(asks("127.0.0.1", ForwardedBy::Forwarded, &both), "203.0.113.9");
        let long = [("forwarded", "for=198.51.100.1, For=\"[2001:db8::1]:47011\";proto=https;by=10.0.0.1")];
        assert_eq!(asks("10.0.0.1", ForwardedBy::Forwarded, &long), "2001:db8::1");
    }

    #[test]
    fn the_machine_itself_is_spared_but_not_a_proxy_on_it() {
        let trusted = Trusted::default();
        let peer = IpAddr::from([127, 0, 0, 1]);
        assert!(Client::behind(peer, &HeaderMap::new(), &trusted).is_local);
        for header in ["x-forwarded-for", "forwarded"] {
            let sent = HeaderMap::from_iter([(HeaderName::from_static(header), HeaderValue::from_static("127.0.0.1"))]);
            assert!(!Client::behind(peer, &sent, &trusted).is_local, "{header}");
        }
        let public = Trusted { spares_local: false, ..trusted };
        assert!(!Client::behind(peer, &HeaderMap::new(), &public).is_local);
    }

    #[test]
    fn neighbours_in_ipv6_are_one() {
        let network = |text: &str| network_of(text.parse().expect("an address"));
        assert_eq!(network("2001:db8:0:1:2:3:4:5"), network("2001:db8:0:1::9"));
        assert_ne!(network("2001:db8:0:1::9"), network("2001:db8:0:2::9"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
    }
}

//! TEMP tuning.
use std::sync::LazyLock;
static T: LazyLock<Vec<(String, i32)>> = LazyLock::new(|| std::env::vars().filter_map(|(k, v)| Some((k.strip_prefix("T_")?.to_string(), v.parse().ok()?))).collect());
pub fn tun(name: &str, default: i32) -> i32 { if T.is_empty() { return default; } T.iter().find(|(k, _)| k == name).map_or(default, |x| x.1) }

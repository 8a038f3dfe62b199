//! The decision log on disk.

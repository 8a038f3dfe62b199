//! What is sent to a page after something has changed: only the regions that are not what it has.

/// Stub.
pub struct Push;

/// Stub.
pub struct Seen;

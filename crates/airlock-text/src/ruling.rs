//! Stub.
pub fn ruling(){}

//! Standing orders.

//! What is written down has names.
//!
//! A game on paper is JSON: cards by their ids, variants by their names, arrays with a place for each variant
//! and bit masks as maps and lists of names. So the order of variants, fields and card tables is free:
//! a state that was written by an earlier program is read by a later one. The *canonical* form sorts the
//! members of every object besides, so that equal states are equal bytes and have one hash.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something with a name on paper and a place in arrays and masks.
pub(crate) trait Named: Copy + 'static {
    fn everything() -> impl Iterator<Item = Self>;
    fn name(self) -> &'static str;
    fn of_name(name: &str) -> Option<Self>;
    fn place(self) -> usize;
}

/// Names the places of a list: for an array that has a place for each of some variants only.
macro_rules! listed {
    ($name:ident, $list:path) => {
        #[derive(Clone, Copy)]
        struct $name(usize);

        impl crate::paper::Named for $name {
            fn everything() -> impl Iterator<Item = $name> {
                (0..$list.len()).map($name)
            }

            fn name(self) -> &'static str {
                $list[self.0].id()
            }

            fn of_name(name: &str) -> Option<$name> {
                $list.iter().position(|own| own.id() == name).map($name)
            }

            fn place(self) -> usize {
                self.0
            }
        }
    };
}
pub(crate) use listed;

/// An array with a place for each `K`, written as a map from names to what differs from the default.
pub(crate) struct ByName<K>(PhantomData<K>);

impl<K: Named> ByName<K> {
    pub(crate) fn serialize<T, const N: usize, S>(array: &[T; N], serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize + Default + PartialEq,
        S: Serializer,
    {
        let mut map = serializer.serialize_map(None)?;
        for key in K::everything().filter(|key| array[key.place()] != T::default()) {
            map.serialize_entry(key.name(), &array[key.place()])?;
        }
        map.end()
    }

    pub(crate) fn deserialize<'de, T, const N: usize, D>(deserializer: D) -> Result<[T; N], D::Error>
    where
        T: DeserializeOwned + Default + Copy,
        D: Deserializer<'de>,
    {
        struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'de, K: Named, T: DeserializeOwned + Default + Copy, const N: usize> Visitor<'de> for Entries<K, T, N> {
            type Value = [T; N];

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map of names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[T; N], A::Error> {
                let mut array = [T::default(); N];
                while let Some(name) = map.next_key::<Cow<'de, str>>()? {
                    array[named::<K, A::Error>(&name)?.place()] = map.next_value()?;
                }
                Ok(array)
            }
        }
        deserializer.deserialize_map(Entries::<K, T, N>(PhantomData))
    }
}

/// A number with one bit for each `K`, written as the list of their names.
pub(crate) struct Mask<K>(PhantomData<K>);

impl<K: Named> Mask<K> {
    pub(crate) fn serialize<B: Copy + Into<u64>, S: Serializer>(bits: &B, serializer: S) -> Result<S::Ok, S::Error> {
        let bits: u64 = (*bits).into();
        serializer.collect_seq(K::everything().filter(|key| bits & (1 << key.place()) != 0).map(K::name))
    }

    pub(crate) fn deserialize<'de, B: TryFrom<u64>, D: Deserializer<'de>>(deserializer: D) -> Result<B, D::Error> {
        let mut bits = 0;
        for name in Vec::<Cow<'de, str>>::deserialize(deserializer)? {
            bits |= 1 << named::<K, D::Error>(&name)?.place();
        }
        B::try_from(bits).map_err(|_| D::Error::custom("more names than there is room for"))
    }
}

fn named<K: Named, E: serde::de::Error>(name: &str) -> Result<K, E> {
    K::of_name(name).ok_or_else(|| E::custom(format_args!("there is no “{name}”")))
}

/// The canonical form: JSON without spaces, the members of every object in the order of their names.
pub(crate) fn canonical(value: &impl Serialize) -> String {
    let plain = serde_json::to_string(value).expect("what is written down is plain data");
    let out = Vec::with_capacity(plain.len());
    let mut sorted = Sorted { plain: plain.as_bytes(), at: 0, out, members: Vec::new(), aside: Vec::new() };
    sorted.value();
    String::from_utf8(sorted.out).expect("it was text")
}

/// Copies JSON and sorts on the way.
struct Sorted<'a> {
    plain: &'a [u8],
    at: usize,
    out: Vec<u8>,
    /// The members so far of the objects that are being copied.
    members: Vec<Member>,
    aside: Vec<u8>,
}

/// Where a member lies in the copy: its name begins, its name ends, its value ends.
#[derive(Clone, Copy)]
struct Member {
    begin: usize,
    name: usize,
    end: usize,
}

impl Sorted<'_> {
    fn value(&mut self) {
        match self.plain[self.at] {
            b'{' => self.object(),
            b'[' => self.array(),
            b'"' => self.string(),
            _ => self.copy_while(|byte| !matches!(byte, b',' | b']' | b'}')),
        }
    }

    fn copy_while(&mut self, wanted: impl Fn(u8) -> bool) {
        let rest = &self.plain[self.at..];
        let length = rest.iter().position(|&byte| !wanted(byte)).unwrap_or(rest.len());
        self.copy(length);
    }

    fn copy(&mut self, length: usize) {
        self.out.extend_from_slice(&self.plain[self.at..self.at + length]);
        self.at += length;
    }

    fn string(&mut self) {
        self.copy(1);
        loop {
            self.copy_while(|byte| !matches!(byte, b'"' | b'\\'));
            match self.plain[self.at] {
                b'\\' => self.copy(2),
                _ => return self.copy(1),
            }
        }
    }

    fn array(&mut self) {
        self.copy(1);
        while self.plain[self.at] != b']' {
            self.value();
            if self.plain[self.at] == b',' {
                self.copy(1);
            }
        }
        self.copy(1);
    }

    fn object(&mut self) {
        self.copy(1);
        let first = self.members.len();
        while self.plain[self.at] != b'}' {
            let begin = self.out.len();
            self.string();
            let name = self.out.len();
            self.copy(1);
            self.value();
            self.members.push(Member { begin, name, end: self.out.len() });
            if self.plain[self.at] == b',' {
                self.copy(1);
            }
        }
        self.sort(first);
        self.copy(1);
    }

    /// Sorts the members that lie last in the copy, from the `first` on.
    fn sort(&mut self, first: usize) {
        let Sorted { out, members, aside, .. } = self;
        let own = &mut members[first..];
        let name = |member: &Member| &out[member.begin..member.name];
        // Most objects have one or two members and are in order.
        if !own.is_sorted_by_key(name) {
            own.sort_unstable_by(|one, other| name(one).cmp(name(other)));
            aside.clear();
            for member in own.iter() {
                aside.extend_from_slice(&out[member.begin..member.end]);
                aside.push(b',');
            }
            aside.pop();
            let start = out.len() - aside.len();
            out[start..].copy_from_slice(aside);
        }
        members.truncate(first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::{Area, Resource};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Written {
        #[serde(with = "ByName::<Resource>")]
        dials: [i8; 4],
        #[serde(with = "Mask::<Area>")]
        areas: u8,
        b: Option<String>,
        a: Vec<(u8, bool)>,
    }

    #[test]
    fn members_are_sorted_and_places_have_names() {
        let written = Written {
            dials: [8, 0, -1, 0],
            areas: 0b1001,
            b: Some("a \"b\\".to_owned()),
            a: vec![(1, true), (2, false)],
        };
        let text = canonical(&written);
        assert_eq!(
            text,
            r#"{"a":[[1,true],[2,false]],"areas":["fore","aft"],"b":"a \"b\\","dials":{"fuel":8,"morale":-1}}"#
        );
        assert_eq!(serde_json::from_str::<Written>(&text).expect("the same names"), written);
    }

    #[test]
    fn a_name_that_is_not_known_is_refused() {
        assert!(ByName::<Resource>::deserialize::<i8, 4, _>(serde_json::json!({ "water": 1 })).is_err());
        assert!(Mask::<Area>::deserialize::<u8, _>(serde_json::json!(["below"])).is_err());
    }

    #[test]
    fn what_is_sorted_stays_as_it_is() {
        for text in ["{}", "[]", "[{},[]]", "null", "-12", r#"{"a":{"a":1,"b":{}},"b":[{"c":"}"}]}"#] {
            let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
            assert_eq!(canonical(&value), text);
        }
    }
}

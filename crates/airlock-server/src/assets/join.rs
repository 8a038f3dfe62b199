//! Joins the modules of the script into one, so that a page loads one file and not twenty.
//!
//! Each module becomes a function that is called once and returns what the module exports; a module stands behind those
//! it imports. Only the forms that our script uses are known: `import { a, b } from "./c.js";` and `export` before
//! `const`, `function` or `async function`. Anything else is an error, which the tests find.

use std::fmt::Write as _;

use thiserror::Error;

#[derive(Debug, Error, PartialEq, Eq)]
pub enum JoinError {
    #[error("there is no module {0}")]
    NoModule(String),
    #[error("{0} and {1} import each other")]
    Circle(String, String),
    #[error("{module} has an import or export that cannot be joined: {line}")]
    Form { module: String, line: String },
}

/// The text of a module by its name.
type Read<'a> = dyn Fn(&str) -> Option<String> + 'a;

/// The entry and all that it imports as one module.
pub fn join(entry: &str, read: &Read<'_>) -> Result<String, JoinError> {
    let mut joined = Joined { read, done: Vec::new(), under_way: Vec::new(), text: String::new() };
    joined.add(entry)?;
    Ok(joined.text)
}

struct Joined<'a> {
    read: &'a Read<'a>,
    done: Vec<String>,
    under_way: Vec<String>,
    text: String,
}

impl Joined<'_> {
    fn add(&mut self, name: &str) -> Result<(), JoinError> {
        if self.done.iter().any(|done| done == name) {
            return Ok(());
        }
        if let Some(last) = self.under_way.last().filter(|_| self.under_way.iter().any(|other| other == name)) {
            return Err(JoinError::Circle(last.clone(), name.to_owned()));
        }
        let text = (self.read)(name).ok_or_else(|| JoinError::NoModule(name.to_owned()))?;
        let module = Module::read(name, &text)?;
        self.under_way.push(name.to_owned());
        for (_, from) in &module.imports {
            self.add(from)?;
        }
        self.under_way.pop();
        self.done.push(name.to_owned());
        self.write(&module);
        Ok(())
    }

    fn write(&mut self, module: &Module) {
        let imports: String =
            module.imports.iter().map(|(names, from)| format!("const {{ {names} }} = {};\n", variable(from))).collect();
        let Module { name, body, exports, .. } = module;
        let written = match exports.is_empty() {
            true => write!(self.text, "(() => {{\n{imports}{body}}})();\n"),
            false => {
                let exports = exports.join(", ");
                let own = variable(name);
                write!(self.text, "const {own} = (() => {{\n{imports}{body}return {{ {exports} }};\n}})();\n")
            }
        };
        written.expect("a string takes every letter");
    }
}

/// No name of the script begins like this.
fn variable(module: &str) -> String {
    format!("${}", module.trim_end_matches(".js").replace('-', "_"))
}

struct Module {
    name: String,
    /// Which names are imported, and from which module.
    imports: Vec<(String, String)>,
    exports: Vec<String>,
    body: String,
}

impl Module {
    fn read(name: &str, text: &str) -> Result<Module, JoinError> {
        let mut module =
            Module { name: name.to_owned(), imports: Vec::new(), exports: Vec::new(), body: String::new() };
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let wrong = || JoinError::Form { module: name.to_owned(), line: line.to_owned() };
            if line.starts_with("import") {
                let mut whole = line.to_owned();
                while !whole.ends_with(';') {
                    whole.push_str(lines.next().ok_or_else(wrong)?);
                }
                module.imports.push(read_import(&whole).ok_or_else(wrong)?);
            } else if line.starts_with("export") {
                let (declared, exported) = read_export(line).ok_or_else(wrong)?;
                module.exports.push(exported.to_owned());
                module.body.push_str(declared);
                module.body.push('\n');
            } else {
                module.body.push_str(line);
                module.body.push('\n');
            }
        }
        Ok(module)
    }
}

fn read_import(line: &str) -> Option<(String, String)> {
    let (names, from) = line.strip_prefix("import {")?.split_once("} from \"./")?;
    // Another name for what is imported is written differently where it is taken out of an object.
    let names = names.trim().trim_end_matches(',').replace(" as ", ": ");
    Some((names, from.strip_suffix("\";")?.to_owned()))
}

/// The declaration without its `export`, and the name it declares.
fn read_export(line: &str) -> Option<(&str, &str)> {
    let declared = line.strip_prefix("export ")?;
    let rest = ["const ", "function ", "async function "].iter().find_map(|form| declared.strip_prefix(form))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '$')?;
    (end > 0).then(|| (declared, &rest[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(modules: &[(&str, &str)]) -> Result<String, JoinError> {
        let read = |name: &str| modules.iter().find(|(own, _)| *own == name).map(|(_, text)| (*text).to_owned());
        join("a.js", &read)
    }

    #[test]
    fn a_module_stands_once_and_behind_those_it_imports() {
        let text = joined(&[
            ("a.js", "import { two } from \"./b.js\";\nimport {\n  one,\n} from \"./c.js\";\none(two);\n"),
            ("b.js", "import { one as first } from \"./c.js\";\nexport const two = first();\n"),
            ("c.js", "let own = 1;\nexport function one() {\n  return own;\n}\n"),
        ]);
        let expected = "const $c = (() => {\nlet own = 1;\nfunction one() {\n  return own;\n}\nreturn { one };\n})();\n\
                        const $b = (() => {\nconst { one: first } = $c;\nconst two = first();\nreturn { two };\n})();\n\
                        (() => {\nconst { two } = $b;\nconst { one } = $c;\none(two);\n})();\n";
        assert_eq!(text.as_deref(), Ok(expected));
    }

    #[test]
    fn what_cannot_be_joined_is_told() {
        let circle = joined(&[
            ("a.js", "import { b } from \"./b.js\";\nexport const a = 1;\n"),
            ("b.js", "import { a } from \"./a.js\";\nexport const b = 1;\n"),
        ]);
        assert_eq!(circle, Err(JoinError::Circle("b.js".to_owned(), "a.js".to_owned())));
        assert_eq!(joined(&[("a.js", "import { b } from \"./b.js\";\n")]), Err(JoinError::NoModule("b.js".to_owned())));
        for form in ["export default 1;", "export { one };", "import \"./b.js\";", "import * as b from \"./b.js\";"] {
            let error = JoinError::Form { module: "a.js".to_owned(), line: form.to_owned() };
            assert_eq!(joined(&[("a.js", form)]), Err(error));
        }
    }
}

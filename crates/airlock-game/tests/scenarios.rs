//! Every scenario of the project passes.

#[test]
fn scenarios_pass() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in files(std::path::Path::new(root)) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for report in airlock_game::scenario::run(&text) {
            match report.result {
                Ok(()) => passed += 1,
                Err(failure) => {
                    failures.push(format!(
                        "{}:{}: {} — {}",
                        path.display(),
                        failure.line,
                        report.title,
                        failure.message
                    ));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed:\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 0, "no scenario was found");
}

fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            found.push(path);
        }
    }
    found.sort();
    found
}

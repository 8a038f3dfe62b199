//! The words of the script, which has none of its own: a template at the end of every page.

use airlock_text::Words;
use maud::{Markup, html};

/// `<template id="words">`, each word under its `data-word`. `{n}` and `{all}` are filled in by the script.
pub(super) fn script_words(words: &Words) -> Markup {
    let after = words.ui("ui-script-after-cards").text("n", "{n}").text("all", "{all}");
    let all = [
        ("copied", words.ui("ui-copied")),
        ("failed", words.ui("ui-script-failed")),
        ("moved-on", words.ui("ui-script-moved-on")),
        ("offline", words.ui("ui-script-offline")),
        ("reconnecting", words.ui("ui-script-reconnecting")),
        ("show-all", words.ui("ui-script-show-all")),
        ("go-on", words.ui("ui-script-go-on")),
        ("after-cards", after),
        ("to-turn", words.ui("ui-script-to-turn")),
        ("since", words.ui("ui-script-since")),
        ("sound-on", words.ui("ui-script-sound-on")),
        ("sound-off", words.ui("ui-script-sound-off")),
        ("seal-true", words.ui("ui-script-seal-true")),
        ("seal-false", words.ui("ui-script-seal-false")),
    ];
    html! {
        template #words {
            @for (key, say) in all { span data-word=(key) { (say.end()) } }
        }
    }
}

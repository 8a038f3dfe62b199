//! The axis of a check: where the total stands between fail and pass.

use airlock_text::Words;
use maud::{Markup, html};

use super::boxes::minus;

const WIDTH: f32 = 462.0;
/// The axis shows at least so much below 0 and above the difficulty.
const BELOW: i16 = -4;
const ABOVE: i16 = 6;
/// A word after a limit takes so much room.
const WORD: f32 = 58.0;

/// What the axis shows. `partial` is the lower limit of a partial result, where one can be reached.
pub(super) struct Axis {
    pub partial: Option<i16>,
    pub pass: i16,
    /// The sums after each card, the total last; none while the cards lie face down.
    pub sums: Vec<i16>,
}

impl Axis {
    pub(super) fn draw(&self, words: &Words) -> Markup {
        let lowest = self.sums.iter().copied().min().unwrap_or(0);
        let highest = self.sums.iter().copied().max().unwrap_or(0);
        let low = BELOW.min(lowest - 1).min(self.pass - 2);
        let high = (self.pass + ABOVE).max(highest + 1);
        let unit = WIDTH / f32::from(high - low);
        let x = |value: i16| f32::from(value - low) * unit;
        let total = self.sums.last().copied();
        let from_partial = self.partial.map(x);
        let fail_end = from_partial.unwrap_or_else(|| x(self.pass));
        html! {
            svg.axis viewBox="0 0 462 62" role="img" aria-label=(self.label(words, total))
                data-zero=(px(x(0))) data-unit=(px(unit)) {
                rect.axis-fail x="0" y="8" width=(px(fail_end)) height="30" rx="4" {}
                rect.axis-pass x=(px(x(self.pass) - 6.0)) y="8" width=(px(WIDTH - x(self.pass) + 6.0)) height="30" rx="4" {}
                @if let Some(partial) = from_partial {
                    rect.axis-partial x=(px(partial)) y="8" width=(px(x(self.pass) - partial)) height="30" {}
                } @else {
                    rect.axis-fail x=(px(fail_end - 6.0)) y="8" width="6" height="30" {}
                }
                path.axis-tick d=(ticks(high - low, unit)) {}
                @if let Some(total) = total {
                    rect.axis-bar x=(px(x(total.min(0)))) y="15" width=(px(f32::from(total.abs()) * unit)) height="16" rx="2" {}
                }
                @if clear(x(0), x(self.pass)) && from_partial.is_none_or(|from| clear(x(0), from)) {
                    text.axis-text x=(px(x(0))) y="56" { "0" }
                }
                @if let (Some(at), Some(from)) = (self.partial, from_partial) {
                    (limit(at, from, &words.ui("ui-check-axis-partial").end(), x(self.pass) - from < WORD))
                }
                (limit(self.pass, x(self.pass), &words.ui("ui-check-axis-pass").end(), false))
                @if let Some(total) = total {
                    path.axis-here d={ "M" (px(x(total))) " 12l8 -12h-16z" } {}
                }
            }
        }
    }

    fn label(&self, words: &Words, total: Option<i16>) -> String {
        let say = match total {
            Some(total) => words.ui("ui-check-axis").text("total", minus(total)),
            None => words.ui("ui-check-axis-dark"),
        };
        let say = say.text("pass", minus(self.pass)).text("partial", self.partial.map(minus).unwrap_or_default());
        say.text("has-partial", if self.partial.is_some() { "yes" } else { "no" }).end()
    }
}

/// A line with its number and word; `left` puts them before the line, where the next one is near.
fn limit(at: i16, x: f32, word: &str, left: bool) -> Markup {
    let number = minus(at);
    let digits = if number.chars().count() > 1 { 19.0 } else { 12.0 };
    html! {
        path.axis-limit d={ "M" (px(x)) " 4V46" } {}
        @if left {
            text.axis-limit-text x=(px(x + 4.0)) y="60" text-anchor="end" { (number) }
            text.axis-word x=(px(x - digits)) y="59" text-anchor="end" { (word) }
        } @else {
            text.axis-limit-text x=(px(x - 4.0)) y="60" { (number) }
            text.axis-word x=(px(x - 4.0 + digits)) y="59" { (word) }
        }
    }
}

/// Whether there is room for the 0 beside the words of a limit, which go to the right of it.
fn clear(zero: f32, limit: f32) -> bool {
    zero < limit - 14.0 || zero > limit + WORD
}

fn ticks(count: i16, unit: f32) -> String {
    let mut path = String::new();
    // Finer lines would only blur.
    let every = if unit < 9.0 { 5 } else { 1 };
    for tick in (every..count).step_by(usize::from(every.unsigned_abs())) {
        let x = px(f32::from(tick) * unit);
        path.push_str(&format!("M{x} 8V38"));
    }
    path
}

fn px(value: f32) -> String {
    format!("{value:.1}")
}

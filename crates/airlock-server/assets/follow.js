// A form with `data-follows` is drawn anew after every choice, with what fits to it: the reasons
// beside the choices are the server's. What would not do is shut here, and only here, because
// without script it could never be opened again.

import { keepingFocus, morph } from "./morph.js";

let looking = null;

/** Shuts what would not do; what is chosen stays as it is. */
function shut(form) {
  for (const input of form.querySelectorAll(".is-off input")) input.disabled = !input.checked;
}

async function follow(form, changed) {
  looking?.abort();
  looking = new AbortController();
  const entered = new URLSearchParams(new FormData(form));
  entered.append("changed", changed);
  try {
    const answer = await fetch(`${form.getAttribute("action")}?${entered}`, { signal: looking.signal });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById(form.id);
    if (next) keepingFocus(form, () => morph(form, next, { fresh: true }));
    shut(form);
  } catch {
    // Somebody chose again, or the line is broken: what is sent in the end is judged anyway.
  }
}

export function startFollow() {
  document.querySelectorAll("form[data-follows]").forEach(shut);
  document.addEventListener("change", ({ target }) => {
    if (target.matches("form[data-follows] :is([type=radio], [type=checkbox])")) follow(target.form, target.name);
  });
}

// Sheets and explanations, shown in place: a sheet takes the stage, an explanation the record.
//
// What they cover goes on being drawn behind them. `Esc` or a close button takes them away and
// gives focus back to whoever opened them. If a part cannot be had, its link is followed.

import { byId, isTyping, main, onDrawn, parse, tablePath } from "./page.js";

const coverOf = { stage: () => byId("stage"), explain: () => document.querySelector(".record") };

/** The open parts by kind, the last opened at the end. */
const parts = new Map();

export async function openPart(kind, address, opener = document.activeElement) {
  const covered = coverOf[kind]?.();
  if (!covered) return location.assign(address);
  let part;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html", "X-Part": kind } });
    if (!answer.ok) throw new Error(answer.statusText);
    [part] = parse(await answer.text());
  } catch {
    return location.assign(address);
  }
  const before = parts.get(kind);
  closePart(kind, false);
  part.removeAttribute("id");
  part.classList.add("is-part");
  part.tabIndex = -1;
  covered.before(part);
  covered.classList.add("is-behind");
  parts.set(kind, { part, opener: before?.part.contains(opener) ? before.opener : opener, explained: explainedBy(opener) });
  markExplained();
  part.focus({ preventScroll: true });
}

function closePart(kind, isFocusBack = true) {
  const open = parts.get(kind);
  if (!open) return;
  parts.delete(kind);
  open.part.remove();
  coverOf[kind]().classList.remove("is-behind");
  markExplained();
  if (isFocusBack && open.opener?.isConnected) open.opener.focus({ preventScroll: true });
}

/** Closes the part that was opened last; false if there is none. */
export function closeLastPart() {
  const last = [...parts.keys()].at(-1);
  closePart(last);
  return Boolean(last);
}

const explainedBy = (element) => element?.closest?.("[data-explain]")?.dataset.explain;

/** The thing explained has a white line, also after it was drawn anew. */
function markExplained() {
  const name = parts.get("explain")?.explained;
  for (const thing of document.querySelectorAll(".is-explained")) thing.classList.remove("is-explained");
  if (!name) return;
  for (const thing of main().querySelectorAll(`[data-explain="${CSS.escape(name)}"]`)) {
    (thing.querySelector(":scope > .card") ?? thing).classList.add("is-explained");
  }
}

/** Explains what has focus, or where it is. */
export function explain(element) {
  const name = explainedBy(element);
  if (name) openPart("explain", `${tablePath()}?explain=${encodeURIComponent(name)}`, element);
}

const isPlain = (event) => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

export function startParts() {
  document.addEventListener("click", (event) => {
    if (!isPlain(event) || isTyping(event.target)) return;
    const link = event.target.closest?.("a[data-part]");
    const close = event.target.closest?.(".is-part [data-close]");
    const thing = event.target.closest?.("button[data-explain]:not([type=submit])");
    if (link && coverOf[link.dataset.part]) {
      event.preventDefault();
      openPart(link.dataset.part, link.href, link);
    } else if (close) {
      event.preventDefault();
      closePart([...parts].find(([, open]) => open.part.contains(close))[0]);
    } else if (thing) {
      explain(thing);
    }
  });
  onDrawn(markExplained);
}

// Sheets and explanations, shown in place: a sheet takes the stage, an explanation the record.
//
// What they cover goes on being drawn behind them. `Esc` or a close button takes them away and
// gives focus back to whoever opened them. If a part cannot be had, its link is followed.

import { byId, isCommand, main, onDrawn, tablePath } from "./page.js";

/** What each kind of part covers, and how it is found in what the server sends. */
const KINDS = {
  stage: { covers: () => byId("stage"), is: "#stage, .profile" },
  explain: { covers: () => document.querySelector(".record"), is: ".explain" },
};

/** The open parts by kind, the last opened at the end. */
const open = new Map();

/** The kind of part that a link leads to, if it is one. */
function kindOf(link) {
  const query = new URL(link.href).searchParams;
  const isStage = query.has("sheet") || query.has("stage");
  return link.dataset.part ?? (query.has("explain") ? "explain" : isStage ? "stage" : null);
}

async function fetchPart(kind, address) {
  const answer = await fetch(address, { headers: { Accept: "text/html", "X-Part": kind } });
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
  return page.querySelector(KINDS[kind].is);
}

async function openPart(kind, address, opener) {
  const part = await fetchPart(kind, address).catch(() => null);
  const covered = KINDS[kind].covers();
  if (!part || !covered) return location.assign(address);
  const before = open.get(kind);
  // Within a sheet one goes from tab to tab; all of them were opened by the same link.
  const first = before?.part.contains(opener) ? before.opener : opener;
  closePart(kind, false);
  part.removeAttribute("id");
  part.classList.add("is-part");
  part.tabIndex = -1;
  covered.before(part);
  open.set(kind, { part, opener: first, name: new URL(address, location.href).searchParams.get("explain") });
  markExplained();
  (part.querySelector("[role=tab][aria-selected=true]") ?? part).focus({ preventScroll: true });
}

function closePart(kind, isFocusBack = true) {
  const { part, opener } = open.get(kind) ?? {};
  if (!part) return;
  open.delete(kind);
  part.remove();
  markExplained();
  if (isFocusBack && opener?.isConnected) opener.focus({ preventScroll: true });
}

/** Closes the part that was opened last; false if there is none. */
export function closeLastPart() {
  const last = [...open.keys()].at(-1);
  closePart(last);
  return Boolean(last);
}

/** Explains what has focus, or what it lies in. */
export function explain(element) {
  const name = element?.closest?.("[data-explain]")?.dataset.explain;
  if (name && main().dataset.table) openPart("explain", `${tablePath()}?explain=${encodeURIComponent(name)}`, element);
}

/** The thing explained has a white line, also after it was drawn anew. */
function markExplained() {
  const name = open.get("explain")?.name;
  for (const thing of document.querySelectorAll(".is-explained")) thing.classList.remove("is-explained");
  if (!name) return;
  for (const thing of main().querySelectorAll(`[data-explain="${CSS.escape(name)}"]`)) {
    (thing.querySelector(":scope > .card") ?? thing).classList.add("is-explained");
  }
}

/** Within a part, the way back to the table closes it. */
const isBack = (link) => link.pathname === tablePath() && !link.search;

/** Closes the open menus but the one that holds `inside`; false if there was none. */
export function closeMenus(inside) {
  const menus = [...document.querySelectorAll("details.menu[open]")].filter((menu) => !menu.contains(inside));
  for (const menu of menus) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  }
  return menus.length > 0;
}

export function startParts() {
  addEventListener("pointerdown", ({ target }) => closeMenus(target), true);
  if (!main()?.dataset.table) return;
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || isCommand(event) || event.shiftKey) return;
    const link = event.target.closest?.("a[href]");
    const [inside] = [...open].find(([, { part }]) => part.contains(link)) ?? [];
    if (!link || !(kindOf(link) || (inside && isBack(link)))) return;
    event.preventDefault();
    if (kindOf(link)) openPart(kindOf(link), link.href, link);
    else closePart(inside);
  });
  onDrawn(markExplained);
}

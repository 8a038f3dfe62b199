// My loyalty, seen only while I hold on to it. The faces are fetched when asked for and taken out
// of the page at once when I let go, look away or leave the tab.

import { isTyping, parse, tablePath, toast, word } from "./page.js";

let held = null;

async function hold(button) {
  if (held) return;
  const mine = { button, back: [...button.childNodes] };
  held = mine;
  try {
    const answer = await fetch(button.dataset.loyalty ?? `${tablePath()}/loyalty`, {
      headers: { Accept: "text/html", "X-Part": "loyalty" },
      cache: "no-store",
    });
    if (!answer.ok) throw new Error(answer.statusText);
    const faces = parse(await answer.text());
    if (held !== mine) return;
    button.replaceChildren(...faces);
    button.classList.add("is-open");
  } catch {
    letGo();
    toast(word("failed"));
  }
}

/** Takes the faces out of the page. */
export function letGo() {
  if (!held) return;
  const { button, back } = held;
  held = null;
  button.classList.remove("is-open");
  button.replaceChildren(...back);
}

const secretOf = (event) => event.target.closest?.(".secret");
const isHoldKey = (event) => event.key === " " || event.key === "Enter";

export function startSecret() {
  document.addEventListener("pointerdown", (event) => {
    if (secretOf(event) && event.button === 0) hold(secretOf(event));
  });
  document.addEventListener("keydown", (event) => {
    if (event.repeat && held) return event.preventDefault();
    const isV = event.key.toLowerCase() === "v" && !isTyping() && !event.ctrlKey && !event.metaKey && !event.altKey;
    const button = isV ? document.querySelector(".secret") : isHoldKey(event) && secretOf(event);
    if (!button) return;
    event.preventDefault();
    hold(button);
  });
  for (const end of ["pointerup", "pointercancel", "keyup", "blur", "pagehide"]) addEventListener(end, letGo);
  document.addEventListener("visibilitychange", letGo);
  // Without script the button is a link; held, it is neither followed nor dragged nor a menu.
  for (const other of ["click", "contextmenu", "dragstart"]) {
    document.addEventListener(other, (event) => secretOf(event) && event.preventDefault());
  }
}

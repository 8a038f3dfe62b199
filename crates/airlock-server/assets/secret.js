// My loyalty, seen only while I hold on to it. The faces are fetched when asked for and taken out
// of the page at once when I let go, look away or leave the tab.

import { isCommand, isTyping, parse, tablePath, toast, word } from "./page.js";

let held = null;

async function hold(button) {
  if (held) return;
  const mine = { button, back: [...button.childNodes] };
  held = mine;
  try {
    const headers = { Accept: "text/html", "X-Part": "loyalty" };
    const answer = await fetch(tablePath(), { headers, cache: "no-store" });
    if (!answer.ok) throw new Error(answer.statusText);
    const faces = parse(await answer.text());
    if (held !== mine) return;
    button.replaceChildren(...(faces[0]?.matches(".secret") ? faces[0].childNodes : faces));
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

const secretOf = (event) => event.target.closest?.(".secret:not(.is-open)");

function holdByKey(event) {
  if (held && event.repeat) return event.preventDefault();
  const isV = event.key.toLowerCase() === "v" && !isTyping() && !isCommand(event);
  const isPress = event.key === " " || event.key === "Enter";
  const button = isV ? document.querySelector(".secret") : isPress && secretOf(event);
  if (!button) return;
  event.preventDefault();
  hold(button);
}

export function startSecret() {
  document.addEventListener("pointerdown", (event) => {
    if (secretOf(event) && event.button === 0) hold(secretOf(event));
  });
  document.addEventListener("keydown", holdByKey);
  for (const end of ["pointerup", "pointercancel", "keyup", "blur", "pagehide"]) addEventListener(end, letGo);
  document.addEventListener("visibilitychange", letGo);
  // Without script the thing is a link; held, it is neither followed nor dragged nor a menu.
  for (const other of ["click", "contextmenu", "dragstart"]) {
    document.addEventListener(other, (event) => secretOf(event) && event.preventDefault());
  }
}

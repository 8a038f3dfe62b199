// Small tools: copying and sharing, checking the seal of a finished game.

import { byId, onDrawn, toast } from "./page.js";

/** What a copy button copies: the field it names, or what it says itself. */
const textOf = (button) => byId(button.dataset.copy)?.value ?? (button.dataset.copy || button.textContent.trim());

async function copy(button) {
  try {
    await navigator.clipboard.writeText(textOf(button));
    toast(button.dataset.copied);
  } catch {
    // Without the right to write, the reader copies by hand: the field is marked for him.
    byId(button.dataset.copy)?.select();
  }
}

async function share(button) {
  if (!navigator.share) return copy(button);
  await navigator.share({ title: document.title, url: textOf(button) }).catch(() => {});
}

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a seed that is written in hexadecimal. */
export const sealOf = async (seed) => hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));

/** The seal was shown before the first deal; now everybody can see that the seed belongs to it. */
async function checkSeal(proof) {
  const hash = await sealOf(proof.dataset.seed);
  const isTrue = hash === proof.dataset.seal.toLowerCase();
  const result = proof.querySelector("[data-proof=result]");
  const drawing = result.querySelector("use");
  result.querySelector("[data-proof=hash]").textContent = hash;
  drawing?.setAttribute("href", drawing.getAttribute("href").replace(/#.*/, isTrue ? "#tick" : "#cross"));
  result.classList.toggle("is-wrong", !isTrue);
  result.hidden = false;
}

/** What only a script can do is in the page, but hidden. */
function showTools() {
  for (const tool of document.querySelectorAll("[data-script], [data-seed] [data-proof=check]")) tool.hidden = false;
}

export function startTools() {
  showTools();
  onDrawn(showTools);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy], [data-share], [data-proof=check]");
    if (!button) return;
    if (button.dataset.proof) checkSeal(button.closest("[data-seal]"));
    else if ("share" in button.dataset) share(button);
    else copy(button);
  });
}

// Small tools: copying and sharing a link, checking the seal of a finished game.

import { byId, toast, word } from "./page.js";

/** What a copy button copies: its own text, or the value of the field it names. */
function textToCopy(button) {
  const name = button.dataset.copy || button.dataset.share;
  return byId(name)?.value ?? (name || location.href);
}

async function copy(button) {
  const text = textToCopy(button);
  try {
    await navigator.clipboard.writeText(text);
    toast(word("copied"));
  } catch {
    // Without the right to write the reader copies by hand: the field is marked for him.
    byId(button.dataset.copy)?.select?.();
  }
}

async function share(button) {
  const url = textToCopy(button);
  if (!navigator.share) return copy(button);
  await navigator.share({ title: document.title, url }).catch(() => {});
}

export const bytesOf = (hex) => Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16));
export const hexOf = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The seal was shown before the first deal; now everybody can see that the seed belongs to it. */
async function checkSeal(button) {
  const { seal, seed } = button.dataset;
  const digest = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
  const isTrue = digest === seal.replace(/\s/g, "").toLowerCase();
  const result = byId("seal-result") ?? button.parentElement.appendChild(document.createElement("output"));
  result.id = "seal-result";
  result.className = isTrue ? "seal-result is-good" : "seal-result is-bad";
  result.textContent = word(isTrue ? "seal-true" : "seal-false");
}

export function startTools() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy], [data-share], [data-seal][data-seed]");
    if (!button) return;
    if (button.dataset.seal) checkSeal(button);
    else if ("share" in button.dataset) share(button);
    else copy(button);
  });
}

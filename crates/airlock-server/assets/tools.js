// Small tools: copying and sharing, checking the seal of a finished game.

import { byId, toast, word } from "./page.js";
import { sealOf } from "./seal.js";

/** What a copy button copies: the field it names, or what it says itself. */
const textOf = (button) => byId(button.dataset.copy)?.value ?? (button.dataset.copy || button.textContent.trim());

async function copy(button) {
  try {
    await navigator.clipboard.writeText(textOf(button));
    toast(word("copied"));
  } catch {
    // Without the right to write, the reader copies by hand: the field is marked for them.
    byId(button.dataset.copy)?.select();
  }
}

async function share(button) {
  if (!navigator.share) return copy(button);
  await navigator.share({ title: document.title, url: textOf(button) }).catch(() => {});
}

/** The seal was shown before the first deal; now everybody can see that the seed belongs to it. */
async function checkSeal(button) {
  const isTrue = (await sealOf(button.dataset.seed)) === button.dataset.seal.toLowerCase();
  const result = button.parentElement.querySelector(".proof-result");
  result.className = `proof-result ${isTrue ? "is-true" : "is-false"}`;
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

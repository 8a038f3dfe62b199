// Forms that are sent without leaving the page. What happened comes back by the stream; only a
// refusal is told here. Nothing that was typed is lost before the server has it.

import { main, toast, word } from "./page.js";

/** What is done at a live table without leaving it; `data-live` makes other forms so. */
const LIVE = new Set(["answer", "reveal", "back", "say", "notes", "order", "pace", "ready", "seat", "remove", "host", "start"]);
const RETRY_MS = 800;
const REST_MS = 900;
/** An answered ask stays shut until the next one is drawn, or so long. */
const SHUT_MS = 4000;

const addressOf = (form, button) => new URL(button?.hasAttribute("formaction") ? button.formAction : form.action);
const deedOf = (address) => address.pathname.split("/").at(-1);

function isLive(form, button) {
  if (form.method !== "post") return false;
  return form.hasAttribute("data-live") || (main()?.dataset.stream && LIVE.has(deedOf(addressOf(form, button))));
}

/** Sends once more if the line breaks: by the key in the form the server knows it again. */
async function post(address, body, isAgain = false) {
  try {
    const headers = { Accept: "application/json" };
    return await fetch(address, { method: "POST", body, headers, keepalive: body.toString().length < 60_000 });
  } catch (error) {
    if (isAgain) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return post(address, body, true);
  }
}

function setBusy(form, isBusy) {
  form.ariaBusy = isBusy ? "true" : null;
  form.classList.toggle("is-busy", isBusy);
}

async function send(form, button) {
  if (form.ariaBusy === "true") return;
  const address = addressOf(form, button);
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.append(button.name, button.value);
  let openAgainIn = 0;
  setBusy(form, true);
  try {
    const answer = await post(address, body);
    if (answer.ok) {
      keepAsSent(form, body);
      if (form.id === "ask") openAgainIn = SHUT_MS;
    } else {
      const { error } = await answer.json().catch(() => ({}));
      toast(error || word(answer.status === 409 ? "moved-on" : "failed"));
    }
  } catch {
    toast(word("offline"));
  }
  setTimeout(() => setBusy(form, false), openAgainIn);
}

/** A line of chat leaves its field empty; other texts are now what the server has. */
function keepAsSent(form, body) {
  for (const field of form.querySelectorAll("textarea, input[name=text]")) {
    if (field.value !== body.get(field.name)) continue;
    if (field.matches("textarea")) field.defaultValue = field.value;
    else field.value = "";
  }
}

/** Notes save themselves once the writer rests, or leaves. */
const resting = new Map();

function saveLater(form) {
  clearTimeout(resting.get(form));
  resting.set(form, setTimeout(save, REST_MS, form));
}

function save(form) {
  if (form.ariaBusy === "true") return saveLater(form);
  clearTimeout(resting.get(form));
  resting.delete(form);
  send(form);
}

export function startForms() {
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !isLive(event.target, event.submitter)) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
  document.addEventListener("input", ({ target }) => {
    if (target.matches("textarea") && target.form && isLive(target.form)) saveLater(target.form);
  });
  addEventListener("pagehide", () => [...resting.keys()].forEach(save));
}

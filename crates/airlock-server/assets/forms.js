// Forms that are sent without leaving the page: the ask, and whatever carries `data-live`.
//
// `data-live` is sent when submitted, `data-live="change"` also when a choice changes,
// `data-live="typing"` also when the writer rests. What happened comes back by the stream; only a
// refusal is told here. A form is never emptied before the server has it.

import { onDrawn, toast, word } from "./page.js";

const RETRY_MS = 800;
const REST_MS = 900;
/** An answered ask stays shut until the next one is drawn, or until so long. */
const SHUT_MS = 4000;

const isLive = (form) => form.id === "ask" || form.hasAttribute("data-live");

/** Sends once more if the line breaks: the key in the form lets the server know it again. */
async function post(form, body, again = true) {
  try {
    return await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      keepalive: body.toString().length < 60_000,
    });
  } catch (error) {
    if (!again) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return post(form, body, false);
  }
}

function setBusy(form, isBusy) {
  form.ariaBusy = isBusy ? "true" : null;
  form.classList.toggle("is-busy", isBusy);
}

async function send(form, submitter) {
  if (form.ariaBusy === "true") return;
  const body = new URLSearchParams(new FormData(form, submitter));
  setBusy(form, true);
  let isShut = false;
  try {
    const answer = await post(form, body);
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) {
      isShut = form.id === "ask";
      keepAsSent(form, body);
      if (told.go) location.assign(told.go);
    } else {
      toast(answer.status === 409 ? word("moved-on") : told.error || word("failed"));
    }
  } catch {
    toast(word("offline"));
  }
  if (isShut) setTimeout(() => setBusy(form, false), SHUT_MS);
  else setBusy(form, false);
}

/** What was sent is what the server has; a line of chat leaves its field empty. */
function keepAsSent(form, body) {
  for (const field of form.elements) {
    if (form.matches(".say") && field.name === "text" && field.value === body.get("text")) field.value = "";
    else if (field.type === "checkbox" || field.type === "radio") field.defaultChecked = field.checked;
    else if (field.matches("textarea") && field.value === body.get(field.name)) field.defaultValue = field.value;
  }
}

const resting = new Map();

/** Sends what was written once the writer rests. */
function sendAtRest(form) {
  clearTimeout(resting.get(form));
  resting.set(form, setTimeout(() => sendNow(form), REST_MS));
}

function sendNow(form) {
  clearTimeout(resting.get(form));
  if (form.ariaBusy === "true") return sendAtRest(form);
  resting.delete(form);
  send(form);
}

export function startForms() {
  document.addEventListener("submit", (event) => {
    if (!isLive(event.target)) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
  document.addEventListener("change", (event) => {
    if (event.target.form?.dataset.live === "change") event.target.form.requestSubmit();
  });
  document.addEventListener("input", (event) => {
    if (event.target.form?.dataset.live === "typing") sendAtRest(event.target.form);
  });
  addEventListener("pagehide", () => [...resting.keys()].forEach(sendNow));
  onDrawn((regions) => {
    const ask = document.getElementById("ask");
    if (ask && regions.has("ask")) setBusy(ask, false);
  });
}

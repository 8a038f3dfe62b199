// Small tones, off until somebody wants them. They say nothing that the page does not show.

import { word } from "./page.js";

const KEY = "airlock-sound";

/** Notes of each sound: pitch in Hz, start and length in seconds. */
const SOUNDS = {
  turn: [[523, 0, 0.14], [784, 0.13, 0.22]],
  card: [[660, 0, 0.04]],
  die: [[190, 0, 0.03], [230, 0.09, 0.03], [170, 0.2, 0.03], [210, 0.33, 0.04]],
  chat: [[880, 0, 0.06]],
};

let context;

const isOn = () => localStorage.getItem(KEY) === "on";

export function sound(name) {
  if (!isOn()) return;
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, start, length] of SOUNDS[name]) play(pitch, context.currentTime + start, length);
}

function play(pitch, start, length) {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** The switch among the table's tools says how it stands. */
function showSwitch(button) {
  const drawing = button.querySelector("use");
  const label = word(isOn() ? "sound-on" : "sound-off");
  Object.assign(button, { ariaPressed: String(isOn()), ariaLabel: label, title: label, hidden: false });
  drawing?.setAttribute("href", drawing.getAttribute("href").replace(/#.*/, isOn() ? "#sound-on" : "#sound-off"));
}

export function startSound() {
  const button = document.querySelector("[data-sound]");
  if (!button) return;
  showSwitch(button);
  button.addEventListener("click", () => {
    localStorage.setItem(KEY, isOn() ? "off" : "on");
    showSwitch(button);
    sound("turn");
  });
}

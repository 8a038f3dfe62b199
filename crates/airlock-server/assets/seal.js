// SHA-256, so that a reader can check in the browser that the seed belongs to the seal.
//
// The browser's own is used where there is one; it is missing at an address without TLS, and a
// table at home must be as checkable as one on the net. Written after FIPS 180-4.

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits behind the point, as FIPS 180-4 takes its constants from roots of primes. */
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The 64 words of a block of 64 bytes. */
function wordsOf(block) {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(at * 4));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[at - 16] + low + words[at - 7] + high) | 0);
  }
  return words;
}

function mix(state, block) {
  const words = wordsOf(block);
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0);
}

/** SHA-256 of some bytes, by hand. */
export function digest(bytes) {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += 64) state = mix(state, new DataView(padded.buffer, at, 64));
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => sum.setInt32(at * 4, word));
  return new Uint8Array(sum.buffer);
}

/** The seal of a seed, both written in hexadecimal. */
export async function sealOf(seed) {
  const bytes = bytesOf(seed);
  const own = globalThis.crypto?.subtle;
  return hexOf(own ? new Uint8Array(await own.digest("SHA-256", bytes)) : digest(bytes));
}

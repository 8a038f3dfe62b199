// Leaves: elements that come and go as a whole, such as a card, a room, a dial. The server names each by
// what it says; in place of one that we have it sends a stub with its name.

const KEPT = 1_500;

const leaves = new Map();

/** Keeps the leaves of what the server drew, before anything else touches them. */
export function keepLeaves(root) {
  // Without a name it is of a page that no stream follows.
  for (const leaf of root.querySelectorAll('[data-leaf]:not([data-leaf=""])')) {
    const name = leaf.getAttribute("data-leaf");
    leaves.delete(name);
    leaves.set(name, leaf.outerHTML);
  }
  for (const name of leaves.keys()) {
    if (leaves.size <= KEPT) break;
    leaves.delete(name);
  }
}

/** The names of the leaves that we have, the latest last, eight letters each. */
export const leafNames = (most) => [...leaves.keys()].slice(-most).join("");

/** Puts our leaves in place of the stubs; false if one is missing. */
export function fillStubs(root) {
  let isWhole = true;
  // A leaf may hold stubs of others.
  for (let stub; (stub = root.querySelector("[data-kept]")); ) {
    const leaf = leaves.get(stub.getAttribute("data-kept"));
    isWhole &&= leaf !== undefined;
    stub.outerHTML = leaf ?? "";
  }
  return isWhole;
}

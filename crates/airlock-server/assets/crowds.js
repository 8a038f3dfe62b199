// Ships that nothing tells apart: they are named by their kind and area, so which of them went where
// is told by how many an area holds before and after.

const COUNT = /\d+/;

/** A ship or several of them as what can move: its kind, its area and how many; nothing for a ship with a name. */
export function crowdOf(element) {
  const place = element.closest?.("[data-area], [data-stop]")?.dataset;
  const area = place?.area ?? place?.stop;
  const [kind, rest] = area ? element.dataset.piece.split(`-${area}`) : [];
  if (rest === undefined) return null;
  const count = element.querySelector(".ship-count")?.textContent.match(COUNT);
  return { kind: kind.replace(/s$/, ""), area, count: count ? Number(count[0]) : 1 };
}

/** By how much each area has gained or lost ships of each kind. */
function changes(before, after) {
  const change = new Map();
  const add = ({ kind, area, count }, sign) => {
    const key = `${kind}/${area}`;
    change.set(key, (change.get(key) ?? 0) + sign * count);
  };
  before.forEach((crowd) => add(crowd, -1));
  after.forEach((crowd) => add(crowd, 1));
  return change;
}

const distance = ({ rect: a }, { rect: b }) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * Who went where: pairs of a crowd before and one after. Each ship that an area has gained comes from
 * the nearest area that has lost one of its kind; those that nobody has lost are new.
 */
export function movesOf(before, after) {
  const change = changes(before, after);
  const taken = new Set();
  const moves = [];
  const lost = (crowd) => change.get(`${crowd.kind}/${crowd.area}`) < 0 && !(crowd.count === 1 && taken.has(crowd));
  for (const to of after) {
    const key = `${to.kind}/${to.area}`;
    for (let room = to.count; room > 0 && change.get(key) > 0; room -= 1) {
      const near = before.filter((from) => from.kind === to.kind && lost(from));
      const from = near.sort((a, b) => distance(a, to) - distance(b, to))[0];
      if (!from) break;
      taken.add(from);
      change.set(key, change.get(key) - 1);
      change.set(`${from.kind}/${from.area}`, change.get(`${from.kind}/${from.area}`) + 1);
      moves.push({ from, to });
    }
  }
  return moves;
}

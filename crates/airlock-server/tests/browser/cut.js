// Finds every piece of text in a part of the page that is cut off, sticks out of the box that it stands in, lies outside
// the window or over other text. Answers with a list of [what, where, text].
//
// What scrolls is no finding, nor are the two things that are meant to end early: the text of a card, which fades
// out and is shown in full as soon as the card is pointed at, and who plays a character, which is left out as a
// whole where there is no room.
((ignored) => (part) => {
  const root = document.querySelector(part);
  if (!root) return [];
  const found = [];
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const SLACK = 1.5;

  const own = (e) => {
    const id = e.id && !/\d/.test(e.id) ? `#${e.id}` : "";
    return e.localName + id + [...e.classList].filter((name) => !name.startsWith("is-")).map((name) => `.${name}`).join("");
  };
  const name = (e) => {
    const up = [];
    for (let at = e; at && at !== document.body && up.length < 3; at = at.parentElement) {
      if (at === e || at.className || at.id) up.unshift(own(at));
    }
    return up.join(" > ");
  };
  const say = (what, e, text) => found.push([what, name(e), text.trim().replace(/\s+/g, " ").slice(0, 60)]);

  // What is asked of an element often, looked up once.
  const known = new Map();
  const look = (e) => {
    if (known.has(e)) return known.get(e);
    const s = getComputedStyle(e);
    const edge = e.getBoundingClientRect();
    const [left, top] = [edge.left + e.clientLeft, edge.top + e.clientTop];
    const shaped = s.clipPath !== "none";
    const [x, y, position] = [s.overflowX, s.overflowY, s.position];
    const clear = "rgba(0, 0, 0, 0)";
    const line = [s.borderTopWidth, s.borderRightWidth, s.borderBottomWidth, s.borderLeftWidth].every((width) => parseFloat(width) > 0);
    const it = {
      position, edge,
      area: { left, top, right: left + e.clientWidth, bottom: top + e.clientHeight },
      cutsX: shaped || x === "hidden" || x === "clip", cutsY: shaped || y === "hidden" || y === "clip",
      scrollsX: x === "auto" || x === "scroll", scrollsY: y === "auto" || y === "scroll",
      dots: s.textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1,
      holds: position !== "static" || s.transform !== "none" || s.containerType !== "normal",
      paints: s.display !== "inline" && (s.backgroundColor !== clear || s.backgroundImage !== "none" || (line && s.borderTopColor !== clear)),
      size: parseFloat(s.fontSize),
      lifted: position === "fixed" || position === "sticky" || (position === "absolute" && s.zIndex !== "auto"),
    };
    known.set(e, it);
    return it;
  };
  // What an element is placed in: its parent, or what holds an absolute one.
  const holder = (e, it) => {
    if (it.position === "fixed") return null;
    let up = e.parentElement;
    if (it.position === "absolute") while (up && !look(up).holds) up = up.parentElement;
    return up;
  };

  const page = document.documentElement.scrollWidth;
  if (page > wide) say("the page scrolls sideways", document.documentElement, `${page}`);

  const texts = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim()) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0 && r.height > 0);
    if (!rects.length || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest(ignored)) continue;
    // The box of a line is higher than its letters, most of all above them; kana and kanji have room below too.
    const size = look(e).size;
    const line = Math.min(...rects.map((r) => Math.min(r.height, r.width)));
    const slack = Math.max(0, (line - size) / 2) + size * 0.12;
    const below = line > size * 1.3 ? slack : SLACK;
    const seen = rects.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    const outX = (r, area) => r.left < area.left - SLACK || r.right > area.right + SLACK;
    const outY = (r, area) => r.top < area.top - slack || r.bottom > area.bottom + below;
    let [what, placed, layer, fixed, freeX, freeY] = [null, false, null, false, false, false];
    for (let at = e; at && at !== document.body; at = holder(at, look(at))) {
      const it = look(at);
      const [cutsX, cutsY] = [it.cutsX && !freeX, it.cutsY && !freeY];
      if (cutsX && rects.some((r) => outX(r, it.area))) what ??= `cut by ${name(at)}`;
      if (cutsY && rects.some((r) => outY(r, it.area))) what ??= `cut by ${name(at)}`;
      if (cutsX && it.dots) what ??= "shortened";
      freeX ||= it.scrollsX;
      freeY ||= it.scrollsY;
      // What is placed by itself may stick out of what it is placed in, as a badge does.
      if (it.paints && !placed) {
        if (rects.some((r) => (!freeX && outX(r, it.edge)) || (!freeY && outY(r, it.edge)))) what ??= `sticks out of ${name(at)}`;
      }
      for (const r of seen) {
        if (it.cutsX || it.scrollsX) [r.left, r.right] = [Math.max(r.left, it.area.left), Math.min(r.right, it.area.right)];
        if (it.cutsY || it.scrollsY) [r.top, r.bottom] = [Math.max(r.top, it.area.top), Math.min(r.bottom, it.area.bottom)];
      }
      fixed ||= it.position === "fixed";
      placed ||= it.position === "absolute";
      if (it.lifted) layer ??= at;
    }
    const window = { left: 0, top: 0, right: wide, bottom: high };
    if (!freeX && rects.some((r) => outX(r, window))) what ??= "lies outside the window";
    if (fixed && !freeY && rects.some((r) => outY(r, window))) what ??= "lies outside the window";
    if (what) say(what, e, node.data);
    for (const r of seen) if (r.right > r.left && r.bottom > r.top) texts.push({ e, r, layer, slack, text: node.data });
  }

  // Text over text, where neither lies on a layer of its own.
  texts.sort((one, other) => one.r.top - other.r.top);
  const told = new Set();
  for (let i = 0; i < texts.length; i++) {
    const one = texts[i];
    for (let j = i + 1; j < texts.length && texts[j].r.top < one.r.bottom - one.slack; j++) {
      const other = texts[j];
      if (one.e === other.e || one.layer !== other.layer || told.has(one.e)) continue;
      const down = Math.min(one.r.bottom, other.r.bottom) - Math.max(one.r.top, other.r.top);
      const across = Math.min(one.r.right, other.r.right) - Math.max(one.r.left, other.r.left);
      if (across <= 2 || down <= Math.max(one.slack, other.slack) * 1.6) continue;
      told.add(one.e);
      say(`lies over “${other.text.trim().slice(0, 24)}” of ${name(other.e)}`, one.e, one.text);
    }
  }
  return found;
})(".sr, .skip, svg, script, option, .card-text, .person-name small")

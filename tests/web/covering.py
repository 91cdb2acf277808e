"""Words under something else: no box cuts them off, and yet nobody can read them."""

# What is meant to lie over the table: scores, notices, a vitrine that is open, the marks of what is new.
FLOATS = ".final, .floats, .vitrine, .rings"
# About one point in each letter, above and below its middle, and what lies over the words there. What lets clicks
# through covers as well; what only makes a button easier to hit, outside the box that it draws, does not. Words that
# are cut there are not looked at.
COVERED = """floats => {
  const found = new Set();
  const seen = { visibilityProperty: true, opacityProperty: true };
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important }");
  const paints = (one, x, y) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || !one.checkVisibility(seen)) return false;
    if (one.ownerSVGElement || one.matches("img, canvas")) return true;
    const alpha = /(?:rgba.*,|\\/)\\s*([\\d.]+)\\)$/.exec(getComputedStyle(one).backgroundColor)?.[1] ?? 1;
    return Number(alpha) > 0.5;
  };
  const cover = (one, x, y) => {
    const pile = document.elementsFromPoint(x, y);
    const above = pile.slice(0, Math.max(0, pile.indexOf(one)));
    return above.find(other => !other.contains(one) && !other.closest(floats) && paints(other, x, y));
  };
  const look = (node, one, line) => {
    const shown = one.closest(".log ol, .lines")?.getBoundingClientRect();
    if (shown && (line.bottom < shown.top || line.top > shown.bottom)) return; // to be scrolled to
    for (let x = line.left + 1.5; x < line.right - 1; x += 5)
      for (const part of [0.35, 0.65]) {
        const other = cover(one, x, line.top + part * line.height);
        if (!other) continue;
        const what = other.closest("[class]");
        found.add(`covered: "${node.data.trim().slice(0, 60)}" > under ${what?.getAttribute("class")}`);
        return;
      }
  };
  document.adoptedStyleSheets.push(solid);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".unseen, svg, script, style, .skip") || !one.checkVisibility(seen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) look(node, one, line);
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}"""

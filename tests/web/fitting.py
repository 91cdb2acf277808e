"""What does not fit on a large screen: where one would have to scroll, what is too small to read or to click."""

from .browsing import Visitor
from .covering import COVERED, FLOATS

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
LEAST_TEXT, LEAST_BUTTON = 12, 32  # px
LEAST_LINE = 22  # px: a line of the log is as high as its words

STILL = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# Where a box holds more than it shows. The news of the rail show the end of the log, and fade out; they do not count.
OVERFLOWS = """() => {
  const wrong = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight) wrong.push(`page ${page.scrollHeight} > ${innerHeight} high`);
  if (page.scrollWidth > innerWidth) wrong.push(`page ${page.scrollWidth} > ${innerWidth} wide`);
  for (const what of [".p-board", ".p-board > *", ".p-own", ".p-own > *", ".side", ".who", ".news", ".drawers"])
    for (const box of document.querySelectorAll(what)) {
      if (box.closest(".final") || getComputedStyle(box).display === "contents") continue;
      if (box.scrollHeight > box.clientHeight + 1) wrong.push(`${what} ${box.scrollHeight} > ${box.clientHeight} high`);
      if (box.scrollWidth > box.clientWidth + 1) wrong.push(`${what} ${box.scrollWidth} > ${box.clientWidth} wide`);
      const { right, bottom } = box.getBoundingClientRect();
      if (right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${what} ends at ${right}, ${bottom}`);
    }
  for (const head of document.querySelectorAll(".who h3")) {
    const [name, tags] = [head.querySelector(".name"), head.querySelector(".tags")];
    const over = name && tags ? name.getBoundingClientRect().right - tags.getBoundingClientRect().left : 0;
    if (over > 0.5 && tags.childElementCount) wrong.push(`${name.textContent}: ${over} px > 0 under its tags`);
    const facts = head.parentElement.querySelector(":scope > .facts"); // may lie beside the name
    const edge = facts?.getBoundingClientRect();
    for (const tag of head.querySelectorAll(".tag")) {
      const { right, top, bottom } = tag.getBoundingClientRect();
      const hidden = top > head.getBoundingClientRect().bottom - 0.5; // there was no room for it
      if (hidden || !edge?.width || top >= edge.bottom || bottom <= edge.top) continue;
      if (right > edge.left + 0.5) wrong.push(`${name?.textContent}: tag ends at ${right} > ${edge.left}, its facts`);
    }
  }
  for (const piece of document.querySelectorAll(".p-own [data-piece]")) {
    const box = piece.getBoundingClientRect();
    const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); box.width && node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const over = Math.max(words.right - box.right, box.left - words.left);
      if (words.width && over > 2) wrong.push(`${piece.dataset.piece}: "${node.data}" ${over} px > 0 over its edge`);
    }
  }
  return wrong;
}"""
SMALL_TEXTS = """least => [...document.querySelectorAll(".seated *")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.closest(".unseen, svg"))
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .map(one => [parseFloat(getComputedStyle(one).fontSize), one])
  .filter(([size]) => size > 0 && size < least - 0.01)
  .map(([size, one]) => `${size} px: ${one.className} "${one.textContent.trim().slice(0, 40)}"`)"""
# Words that a box cuts off, or the edge of the window; only long names of people may be, and the news of the rail.
# What can be scrolled to is not cut. Letters need less than their line; a label with a ground of its own is whole only
# with it; and an ellipsis comes as soon as a fraction of a pixel is missing.
CUT = """() => {
  const found = new Set();
  const isLabel = (style, one) =>
    style.backgroundColor !== "rgba(0, 0, 0, 0)" && one.clientHeight < 2.2 * parseFloat(style.fontSize);
  const isCut = (one, words) => {
    const label = isLabel(getComputedStyle(one), one);
    const shown = label ? one.getBoundingClientRect() : words;
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, fontSize, textOverflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (right - left <= 1) return false; // is only spoken
      if (box.matches(".who .bot") && words.top > bottom - 1) return false; // whole, or not at all
      const slack = label ? 1.5 : parseFloat(fontSize) / 3;
      if (/auto|scroll/.test(overflowX + overflowY))
        return left - box.scrollLeft - shown.left > 1.5 || top - box.scrollTop - shown.top > slack;
      const wide = Math.max(shown.right - right, left - shown.left);
      const high = Math.max(shown.bottom - bottom, top - shown.top);
      const least = textOverflow === "ellipsis" && one === box ? 0.02 : 1.5;
      if (overflowX !== "visible" && (wide > least || high > slack)) return true;
      if (position === "fixed") break;
    }
    return shown.left < innerWidth && shown.right > innerWidth + 1.5;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".unseen, svg, script, style, .skip, .news ol")) continue;
    if (one.closest(".who .name") && node.data.trim().length > 12) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width && isCut(one, words)) found.add(`cut: "${node.data.trim().slice(0, 60)}" > ${one.className}`);
  }
  return [...found];
}"""
# How far a click may be from the middle of a button and still be on it, to each side: what it draws does not matter.
SMALL_BUTTONS = """([least, line]) => {
  const reach = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < least && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far += 1;
    return far;
  };
  const found = [];
  for (const one of document.querySelectorAll(".seated button:enabled, .seated a[href], .seated select")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    const tall = one.closest(".log li") ? line : least;
    if (box.width >= least - 0.5 && box.height >= tall - 0.5) continue;
    const list = one.closest(".log ol, .lines")?.getBoundingClientRect();
    if (list && (box.top < list.top || box.bottom > list.bottom)) continue; // is scrolled to the edge of the news
    const end = document.querySelector(".final")?.getBoundingClientRect(); // lies over the board
    if (end && !one.closest(".final") && box.top < end.bottom + least && box.bottom > end.top - least) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!one.contains(document.elementFromPoint(x, y))) continue; // something lies over it
    const width = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0);
    const height = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1);
    if (width < least - 1.5 || height < tall - 1.5)
      found.push(`${width}x${height}: ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""


def faults(person: Visitor) -> list[str]:
    """All of it, at the size the window has now."""
    page = person.page
    page.evaluate(STILL)
    words = [*page.evaluate(CUT), *page.evaluate(COVERED, FLOATS), *page.evaluate(SMALL_TEXTS, LEAST_TEXT)]
    return [*page.evaluate(OVERFLOWS), *words, *page.evaluate(SMALL_BUTTONS, [LEAST_BUTTON, LEAST_LINE])]


def faults_by_size(person: Visitor, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    found = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {fault}" for fault in faults(person)]
    return found

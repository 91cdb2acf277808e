"""What can be read on a page, and which of it belongs to no language."""

import re
from collections.abc import Iterable
from pathlib import Path

from .browsing import Visitor
from .playing import wait_for_answers

ROOT = Path(__file__).parents[2]
TEXTS = [ROOT / "src" / "wunderkammer", ROOT / "web" / "src" / "texts", ROOT / "web" / "src" / "games"]
LINE = re.compile(r"^(?:-?[\w-]+ =| *\*?\[[\w-]+\]| *\.\w+ =)? *(.*)$", re.MULTILINE)
OWN_NAMES = {"English", "Français", "Deutsch", "Wunderkammer"}  # languages, and we, in every language
WORD = re.compile(r"[^\W\d_]{2,}")
ROMAN = re.compile(r"\b[IVX]+\b")

# Every text that somebody sees or hears: text nodes that are visible, names for screen readers, hints. What was
# announced to screen readers, in a corner that nobody sees, has been said and is not said again.
READ = """() => {
  const NEUTRAL = "code, kbd, svg text, [lang]:not(html)";
  const found = [];
  const said = one => one.closest("[aria-live], [role=status]")?.getBoundingClientRect().width <= 1;
  const seen = one => one.checkVisibility({ visibilityProperty: true }) && !said(one);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest(NEUTRAL) && seen(node.parentElement)) found.push(node.data);
  for (const one of document.querySelectorAll("[aria-label], [title]:not([data-move]), [placeholder]"))
    if (seen(one)) found.push(one.ariaLabel ?? "", one.title ?? "", one.placeholder ?? "");
  return found.map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def read(visitor: Visitor) -> set[str]:
    return set(visitor.page.evaluate(READ))


def settled(visitor: Visitor) -> str:
    """All words of the table in one, when it is at rest."""
    wait_for_answers(visitor)
    return " ".join(visitor.page.inner_text("main").split())


def choose(visitor: Visitor, value: str) -> None:
    """In the settings: a language or an appearance."""
    page = visitor.page
    page.locator("[data-act=settings]").first.click()
    page.locator(f"label:has(input[type=radio][value={value}])").first.click()
    page.keyboard.press("Escape")


def words_of(lang: str) -> set[str]:
    """Everything that stands in the texts of a language, bit by bit."""
    files = [path for folder in TEXTS for path in folder.rglob("*.ftl") if lang in (path.stem, path.parent.name)]
    assert files
    bits = (bit for path in files for line in LINE.findall(path.read_text(encoding="utf-8")) for bit in split(line))
    return {bit.strip().lower() for bit in bits}


def split(message: str) -> list[str]:
    """A message without what is filled in."""
    return re.split(r"\{[^{}]*\}", message)


def untranslated(before: set[str], after: set[str], one: str, other: str, names: Iterable[str]) -> list[str]:
    """What reads the same in both languages, though its words are not the same in both."""
    shared = words_of(one) & words_of(other)
    neutral = OWN_NAMES | set(names)
    wrong = []
    for text in sorted(before & after):
        rest = ROMAN.sub(" ", text)
        for name in sorted(neutral, key=len, reverse=True):
            rest = rest.replace(name, " ")
        if WORD.search(rest) and not same_in_both(rest.lower(), shared):
            wrong.append(text)
    return wrong


def same_in_both(text: str, shared: set[str]) -> bool:
    """Whether a text is made of bits that both languages have."""
    bits = [bit for bit in shared if len(bit) > 1 and bit in text]
    for bit in sorted(bits, key=len, reverse=True):
        text = text.replace(bit, " ")
    return not WORD.search(text)

"""Names of people: visible, on one line, and not to be taken for somebody else's at the table."""

import unicodedata
from collections.abc import Iterable

LONGEST = 40  # characters
MARKS = 4  # accents on one letter
JOINER, NON_JOINER, EMOJI_STYLE = "\u200d", "\u200c", "\ufe0f"
SKIN = {chr(code) for code in range(0x1F3FB, 0x1F400)}  # tones, which follow an emoji
KEYCAP = "\u20e3"  # 1, FE0F, 20E3 is a key with a 1
# Signs that Unicode counts among letters, marks and symbols, but that nobody sees: fillers, blanks, selectors.
UNSEEN = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
# Latin letters, and those of other alphabets that look like them. NFKC takes care of wide, round and mathematical ones.
LOOKS = (
    "aаɑα cсϲ dԁ eеҽ gɡց hһհ iіıɩι jјϳ kкκ nո oоοօσ pрρ qԛ sѕ uսυ vνѵ wԝѡ xхχ yуγү lI1|ІΙӀӏǀ bЬ "
    "AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜ NΝ O0ОΟՕ PРΡ QԚ SЅՏ TТΤ UՍ WԜ XХΧ YУΥҮ ZΖ LԼ"
)
LIKE = str.maketrans({other: looks[0] for looks in LOOKS.split() for other in looks[1:]})
LOOKING = "LMNS"  # letters, marks, digits and symbols make the look of a name; spaces and points do not


def is_name(words: str) -> bool:
    """Whether it can be shown as somebody's name."""
    if not 0 < len(words) <= LONGEST or not any(unicodedata.category(sign)[0] in "LNPS" for sign in words):
        return False
    around = zip(["", *words[:-1]], words, [*words[1:], ""], strict=True)
    return all(may_stand(*three) for three in around) and not stacked(words)


def may_stand(before: str, sign: str, after: str) -> bool:
    """Whether a sign is seen where it stands, or makes one sign of its neighbours."""
    if sign == EMOJI_STYLE:
        return unicodedata.category(before or " ")[0] == "S" or after == KEYCAP
    if sign in (JOINER, NON_JOINER):
        return joins(before, sign, after)
    return sign not in UNSEEN and unicodedata.category(sign)[0] != "C"


def joins(before: str, sign: str, after: str) -> bool:
    """Emoji are joined to a family; in some scripts a joiner, or none, decides how letters are drawn."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == 9:  # a virama
        return True
    if sign == NON_JOINER:
        return all(unicodedata.name(one, "").startswith("ARABIC LETTER") for one in (before, after))
    return is_emoji(after) and (is_emoji(before) or before == EMOJI_STYLE or before in SKIN)


def is_emoji(sign: str) -> bool:
    return unicodedata.category(sign) == "So" and sign not in UNSEEN


def stacked(words: str) -> bool:
    """Whether a letter carries so many marks that it covers its neighbours."""
    row = 0
    for sign in words:
        row = row + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if row > MARKS:
            return True
    return False


def folded(words: str) -> str:
    """The same for names that differ in capitals and in forms of letters only."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", words).casefold())


def outline(words: str) -> str:
    """The same for names that look alike."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", words).translate(LIKE).casefold())
    seen = "".join(sign for sign in plain if unicodedata.category(sign)[0] in LOOKING and sign not in UNSEEN)
    return seen.replace("rn", "m").replace("vv", "w") or folded(words)


def alike(words: str, others: Iterable[str]) -> str | None:
    """Whose name it could be taken for."""
    return next((one for one in others if outline(one) == outline(words)), None)

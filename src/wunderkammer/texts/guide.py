"""What the command line says about itself. Only the command line reads these texts; the page does not load them."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from wunderkammer.texts.bundles import LANGUAGES
from wunderkammer.texts.speaker import Speaker


def source(lang: str) -> str:
    return files("wunderkammer.texts").joinpath("help", f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(lang: str) -> FluentBundle:
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource(source(lang)))
    return texts


class Guide(Speaker):
    """Speaks of commands and options. A language that does not exist is refused later; until then it speaks English."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang if lang in LANGUAGES else LANGUAGES[0])
        self._bundle = bundle(self.lang)

    def word(self, placeholder: str) -> str:
        """A placeholder such as FILE in the reader's language; those without a translation stay."""
        return self.say(f"word-{placeholder}") if self.has(f"word-{placeholder}") else placeholder

"""Reports as one file that needs nothing else: a page with its style."""

from html import escape
from importlib.resources import files


def page(lang: str, title: str, body: str) -> str:
    """A whole page; the title is plain text, the body is HTML."""
    style = files("wunderkammer.pages").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>\n{style}</style></head>\n"
        f"<body><main>{body}</main></body></html>\n"
    )


def shown(text: str) -> str:
    """A text from outside: escaped, and without signs that cannot be shown."""
    return escape("".join(sign if sign.isprintable() else "�" for sign in text))

"""The report as one page that needs nothing else: words, plots and tables."""

import re
from html import escape

import wunderkammer as wk
from wunderkammer.lab.balance.findings import Finding, findings_of
from wunderkammer.lab.balance.measures import Column, Figure
from wunderkammer.lab.balance.numbers import NOTHING, number, written
from wunderkammer.lab.balance.plots import Bar, Pillar, bars, histogram, levels, scale_of
from wunderkammer.lab.balance.report import Report
from wunderkammer.lab.balance.sheets import Bin, Distribution, Row, Sheet
from wunderkammer.pages import page, shown
from wunderkammer.texts import Speaker

SHORT = 12  # a table with more rows is folded away


class Page:
    """Writes a report in one language. Everything is escaped where it enters the page."""

    def __init__(self, report: Report, speaker: Speaker, command: str) -> None:
        self.report = report
        self.say = speaker
        self.command = command

    def html(self) -> str:
        name = self.say.name("game", self.report.setup.game)
        title = f"{self.say('ui-balance-title')}: {name}"
        return page(self.say.lang, title, self.header(name) + self.sections())

    def words(self, key: str, **args: object) -> str:
        return escape(self.say(key, **args))

    def header(self, name: str) -> str:
        report = self.report
        partial = self.words("ui-balance-partial", games=report.games, total=report.total)
        return "\n".join(
            [
                f'<header><p class="house">Wunderkammer · {self.words("ui-balance-title")}</p><h1>{escape(name)}</h1>',
                f"<p>{self.words('ui-balance-summary', games=report.games, seats=report.setup.seats)}</p>",
                f'<p class="partial">{partial}</p>' if report.games < report.total else "",
                f"<dl>{''.join(self.term(key, value) for key, value in self.terms())}</dl>",
                f"<p>{self.words('ui-balance-command')}</p><pre><code>{self.unbroken()}</code></pre>",
                f'<p class="about">{self.words("ui-balance-about")}</p></header>\n',
            ]
        )

    def terms(self) -> list[tuple[str, str]]:
        setup = self.report.setup
        chosen = [name if value is True else f"{name}={value}" for name, value in self.report.chosen().items()]
        return [
            ("ui-balance-bots", ", ".join(dict.fromkeys(setup.bots))),
            ("ui-options", ", ".join(chosen) or NOTHING),
            ("ui-edition", self.report.edition),
            ("ui-balance-seed", setup.seed),
            ("ui-balance-version", wk.__version__),
        ]

    def term(self, key: str, value: str) -> str:
        return f"<div><dt>{self.words(key)}</dt><dd>{shown(value)}</dd></div>"

    def unbroken(self) -> str:
        """The command, with an option and its value always on one line if there is room."""
        return " ".join(f"<span>{shown(part)}</span>" for part in re.split(" (?=--)", self.command))

    def sections(self) -> str:
        found = {
            "findings": self.findings(),
            "seats": self.sheet(self.report.seats),
            "distributions": self.distributions(),
            **{sheet.key: self.sheet(sheet) for sheet in self.report.sheets},
        }
        links = "".join(f'<a href="#{key}">{self.words(f"ui-balance-{key}")}</a>' for key in found)
        return "\n".join([f"<nav>{links}</nav>", *(self.section(key, content) for key, content in found.items())])

    def section(self, key: str, content: str) -> str:
        heading, note = self.words(f"ui-balance-{key}"), self.words(f"ui-balance-{key}-note")
        return f'<section id="{key}"><h2>{heading}</h2><p class="note">{note}</p>{content}</section>'

    # What stands out.

    def findings(self) -> str:
        found = findings_of([self.report.seats, *self.report.sheets], self.fair())
        plots = [self.found(f"ui-balance-{key}", some) for key, some in found._asdict().items() if some]
        if not plots:
            return f"<p>{self.words('ui-balance-nothing-clear')}</p>"
        return f'<div class="plots">{"".join(plots)}</div>'

    def found(self, key: str, some: list[Finding]) -> str:
        scale = scale_of([one.wins for one in some], self.fair())
        rows = [Bar(self.full_name(one), *written(self.say, one.wins, "percent"), one.wins) for one in some]
        return self.figure(self.say(key), bars(self.say(key), rows, scale, self.fair()), self.legend())

    def full_name(self, one: Finding) -> str:
        """With the sheet that it comes from, unless that is the seats."""
        name = self.name(one.row)
        return name if one.sheet == self.report.seats else f"{name} · {self.say(f'ui-balance-{one.sheet.key}')}"

    def fair(self) -> float:
        return 1 / self.report.setup.seats

    def legend(self) -> str:
        share = number(self.say, self.fair(), "percent")
        return f" <small>{self.words('ui-balance-fair', share=share)}</small>"

    def figure(self, title: str, drawn: str, legend: str = "") -> str:
        return f"<figure><figcaption>{escape(title)}{legend}</figcaption>{drawn}</figure>"

    # Sheets.

    def sheet(self, sheet: Sheet) -> str:
        plots = [self.plot(sheet, place) for place, column in enumerate(sheet.columns) if column.plotted]
        head = [self.say(f"ui-balance-{sheet.key}"), *(self.say(f"ui-balance-column-{c.key}") for c in sheet.columns)]
        rows = [[escape(self.name(row)), *self.cells(sheet, row)] for row in sheet.rows]
        telling = len(plots) < len(sheet.columns) and len(rows) <= SHORT
        return f'<div class="plots">{"".join(plots)}</div>{self.table(sheet.key, head, rows, telling)}'

    def plot(self, sheet: Sheet, place: int) -> str:
        column = sheet.columns[place]
        fair = self.fair() if column.key == "wins" else None
        title = self.say(f"ui-balance-column-{column.key}")
        scale = scale_of(sheet.beside(column), *([] if fair is None else [fair]))
        drawn = bars(title, [self.bar(row, column, place) for row in sheet.rows], scale, fair)
        return self.figure(title, drawn, "" if fair is None else self.legend())

    def bar(self, row: Row, column: Column, place: int) -> Bar:
        figure = row.figures[place]
        return Bar(self.name(row), *written(self.say, figure, column.unit), figure)

    def name(self, row: Row) -> str:
        name = self.say(row.name, number=row.number, count=row.number)
        bots = self.report.setup.bots
        bot = f" · {bots[row.number - 1]}" if row.name == "name-seat" and len(set(bots)) > 1 else ""
        return name[0].upper() + name[1:] + bot

    def cells(self, sheet: Sheet, row: Row) -> list[str]:
        pairs = zip(sheet.columns, row.figures, strict=True)
        return [self.cell(figure, column.unit) for column, figure in pairs]

    def cell(self, figure: Figure | None, unit: str) -> str:
        value, interval = written(self.say, figure, unit)
        return f'<td>{escape(value)}</td><td class="interval">{escape(interval)}</td>'

    def table(self, key: str, head: list[str], rows: list[list[str]], shown: bool) -> str:
        """Folded away if all of it is in the plots, or if it is long. A cell is a figure and its interval."""
        first, *others = (escape(title) for title in head)
        titles = "".join(f'<th scope="col" colspan="2">{title}</th>' for title in others)
        lines = "".join(f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>' for name, *cells in rows)
        opened = ' open="open"' if shown else ""
        return (
            f"<details{opened}><summary>{self.words('ui-balance-table')}</summary>"
            f'<div class="scroll"><table><thead><tr><th scope="col">{first}</th>{titles}</tr></thead>'
            f"<tbody>{lines}</tbody></table>"
            f'<p class="file"><a href="{key}.csv">{key}.csv</a></p></div></details>'
        )

    # Distributions.

    def distributions(self) -> str:
        return f'<div class="plots small">{"".join(self.distribution(one) for one in self.report.distributions)}</div>'

    def distribution(self, one: Distribution) -> str:
        title = self.say(f"ui-balance-{one.key}")
        pillars = [Pillar(str(each.first), each.share) for each in one.bins]
        lines = [
            (share, self.say("ui-balance-level", share=share)) for share in levels([each.share for each in one.bins])
        ]
        drawn = histogram(title, pillars, lines)
        mean = "" if one.mean is None else f" <small>{self.mean(one.mean)}</small>"
        table = self.table(one.key, [title, self.say("ui-share")], [self.bin(each) for each in one.bins], shown=False)
        return f"<figure><figcaption>{escape(title)}{mean}</figcaption>{drawn}{table}</figure>"

    def bin(self, each: Bin) -> list[str]:
        name = str(each.first) if each.first == each.last else f"{each.first}–{each.last}"
        return [name, self.cell(each.share, "percent")]

    def mean(self, figure: Figure) -> str:
        value, interval = written(self.say, figure, "decimal")
        return self.words("ui-balance-mean", value=value, interval=interval)

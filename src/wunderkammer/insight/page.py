"""An analysis as one page that needs nothing else: chances, how everyone played, turning points."""

from collections.abc import Sequence
from html import escape

from wunderkammer.insight.analysis import Analysis, Decision
from wunderkammer.insight.chart import chart
from wunderkammer.insight.words import fared, luck, moves, percent, signed, when, why
from wunderkammer.pages import page, shown
from wunderkammer.texts import Speaker


class Page:
    """Writes an analysis in one language. Everything is escaped where it enters the page."""

    def __init__(self, analysis: Analysis, speaker: Speaker, people: Sequence[str]) -> None:
        self.analysis = analysis
        self.say = speaker
        self.people = people

    def html(self) -> str:
        name = self.say.name("game", self.analysis.game)
        body = self.header(name) + self.chances() + self.fared() + self.turnings()
        return page(self.say.lang, f"{self.say('ui-analysis-title')}: {name}", body)

    def words(self, key: str, **args: object) -> str:
        return escape(self.say(key, **args))

    def header(self, name: str) -> str:
        title = self.words("ui-analysis-title")
        people = shown(self.say.all_of(self.people))
        return f'<header><p class="house">Wunderkammer · {title}</p><h1>{escape(name)}</h1><p>{people}</p></header>\n'

    def chances(self) -> str:
        """With open cards; as each seat knew it, for those who want to see."""
        title = self.say("ui-analysis-chances")
        drawn = self.plot(title, [one.chances for one in self.analysis.decisions])
        note = self.words("ui-analysis-chances-note")
        knew = "".join(self.knew(seat) for seat in range(len(self.people)))
        return f'<section><h2>{escape(title)}</h2><p class="note">{note}</p>{drawn}{knew}</section>\n'

    def knew(self, seat: int) -> str:
        title = self.say("ui-analysis-knew", name=self.people[seat])
        note = shown(self.say("ui-analysis-knew-note", name=self.people[seat]))
        drawn = self.plot(title, [one.knew[seat] for one in self.analysis.decisions])
        return f'<details><summary>{shown(title)}</summary><p class="note">{note}</p>{drawn}</details>'

    def plot(self, title: str, rows: list[list[float]]) -> str:
        """The lines end with the result."""
        decisions = self.analysis.decisions
        plies = [one.ply for one in decisions] + [decisions[-1].ply + 1]
        drawn = chart(title, self.people, plies, [*rows, [seat.won for seat in self.analysis.seats]])
        return f'<div class="scroll">{drawn}</div>'

    def fared(self) -> str:
        columns = ("accuracy", "mistakes", "moves", "luck", "decisions")
        head = "".join(f"<th>{self.words(f'ui-analysis-{column}')}</th>" for column in columns)
        rows = "".join(self.row(seat) for seat in range(len(self.people)))
        return (
            f"<section><h2>{self.words('ui-analysis-fared')}</h2>"
            f"<p>{shown(luck(self.say, self.analysis))}</p>"
            f'<p class="note">{shown(fared(self.say, self.analysis))}</p><div class="scroll"><table>'
            f"<thead><tr><th></th><th>{self.words('ui-rank')}</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
            "</section>\n"
        )

    def row(self, seat: int) -> str:
        one = self.analysis.seats[seat]
        accuracy = "–" if one.accuracy is None else str(round(one.accuracy))
        decisions = sum(one.seat == seat for one in self.analysis.decisions)
        cells = [str(self.analysis.ranks[seat]), accuracy, str(one.mistakes), signed(one.moves), signed(one.luck)]
        told = "".join(f"<td>{cell}</td>" for cell in [*cells, str(decisions)])
        return f"<tr><th>{shown(self.people[seat])}</th>{told}</tr>"

    def turnings(self) -> str:
        told = "".join(self.of_seat(seat) for seat in range(len(self.people)))
        return f"<section><h2>{self.words('ui-analysis-turnings')}</h2>{told}</section>\n"

    def of_seat(self, seat: int) -> str:
        found = self.analysis.turnings(seat)
        nothing = f'<p class="note">{shown(self.say("ui-analysis-no-turnings", name=self.people[seat]))}</p>'
        return f"<h3>{shown(self.people[seat])}</h3>" + ("".join(map(self.turning, found)) or nothing)

    def turning(self, decision: Decision) -> str:
        played, better = moves(self.say, decision, self.people)
        moment = shown(when(self.say, decision))
        return (
            f'<article class="turning"><p class="note">{moment} · −{percent(decision.loss)} %</p>'
            f"<p>{shown(played)}<br/><strong>{shown(better)}</strong></p>"
            f"<p>{shown(why(self.say, decision))}</p></article>"
        )

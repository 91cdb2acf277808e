"""The tutorial about hosting: its program talks to a server."""

import contextlib
import io
from pathlib import Path
from urllib.request import urlopen

from test_docs import blocks, text_of

from .serving import UNHURRIED, served

PAGE = Path(__file__).parents[2] / "docs" / "tutorials" / "host.md"


def test_the_program_opens_a_table_and_prints_its_link(tmp_path: Path) -> None:
    (program,) = blocks(text_of(PAGE), "python")
    with served(tmp_path, UNHURRIED) as server:
        at = program.replace("127.0.0.1:8000", server.address)
        assert at != program
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(at, PAGE.name, "exec"), {"__name__": "tutorial"})
        status, link = out.getvalue().split()
        assert status == "200"
        table, _, invitation = link.partition("#/table/")[2].partition("/")
        assert invitation
        assert urlopen(f"http://{server.address}/api/tables/{table}").status == 200

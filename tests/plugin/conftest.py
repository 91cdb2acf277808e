import os
import sys
from collections.abc import Iterator

import pytest

from wunderkammer import shelf

from .installing import installed


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Pawn is installed."""
    return installed(tmp_path_factory.mktemp("pawn"))


@pytest.fixture(scope="module", autouse=True)
def found(site: str) -> Iterator[None]:
    """Here and in processes that are started, Pawn is one of the games; afterwards it is gone."""
    before = os.environ.get("PYTHONPATH")
    sys.path.append(site)
    os.environ["PYTHONPATH"] = os.pathsep.join([site, before]) if before else site
    shelf.forget()
    yield
    sys.path.remove(site)
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
    shelf.forget()

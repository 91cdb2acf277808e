import pytest

from wunderkammer.games.artifact.components import MARKERS, SITES
from wunderkammer.games.artifact.contract import Artifact

from .table import asks, coins, do, face_up, huts, mat, moves, new, odds, refused, track

QUICK = {
    3: ["africa america", "america mideast", "mideast africa"],
    4: ["africa asia", "america africa", "mideast america", "asia mideast"],
    5: ["africa america", "america asia", "mideast asia", "asia africa", "mideast america"],
}


def placed(*sites: str) -> Artifact:
    """Four players place their huts; every card that is turned is a weapon."""
    s = new()
    for number, site in enumerate(sites):
        do(s, f"{number % 4 + 1} place {site}")
        if asks(s) == "* unearth":
            do(s, f"* unearth {site}/weapon")
    return s


def started() -> Artifact:
    return placed("africa", "america", "asia", "mideast", "africa", "america", "asia", "mideast")


def test_3_1_in_seat_order_and_then_once_more() -> None:
    s = new(3, unused_site="mideast")
    order = []
    for _ in range(6):
        order.append(asks(s))
        do(s, f"{asks(s)[0]} place asia")
        if asks(s) == "* unearth":
            s.apply(s.legal()[0])
    assert order == ["1 place", "2 place", "3 place", "1 place", "2 place", "3 place"]
    assert asks(s) == "1 take"


def test_3_1_on_any_site() -> None:
    assert moves(new()) == "place africa, place america, place asia, place mideast"


def test_3_1_a_worker_marker_of_that_site_comes_with_it() -> None:
    s = do(new(), "1 place asia")
    assert (huts(s, "asia"), mat(s, 1), track(s, "asia")) == ([1, 0, 0, 0], "asia", 8)


def test_3_1_the_same_site_twice_is_allowed() -> None:
    s = placed("asia", "africa", "america", "mideast", "asia")
    assert (huts(s, "asia"), mat(s, 1)) == ([2, 0, 0, 0], "asia asia")


def test_3_1_the_card_is_turned_before_the_next_seat_places() -> None:
    s = do(new(), "1 place asia", "2 place asia")
    assert asks(s) == "* unearth"
    assert mat(s, 2) == "asia"
    assert asks(do(s, "* unearth asia/weapon")) == "3 place"


def test_3_1_nothing_else_is_done_meanwhile() -> None:
    assert refused(new(), "take museum") == "not-asked §3.1"


def test_3_2_the_first_hut_on_a_site_unearths_nothing() -> None:
    s = do(new(), "1 place asia", "2 place africa", "3 place america", "4 place mideast")
    assert [face_up(s, site) for site in SITES] == ["", "", "", ""]


def test_3_2_every_further_hut_turns_one_card_whoevers_it_is() -> None:
    s = do(new(), "1 place asia", "2 place asia", "* unearth asia/weapon", "3 place asia", "* unearth asia/pottery")
    do(s, "4 place africa", "1 place asia", "* unearth asia/weapon")
    assert face_up(s, "asia") == "pottery weapon weapon"


def test_3_2_the_card_is_of_that_sites_deck() -> None:
    s = do(new(), "1 place asia", "2 place asia")
    assert "africa" not in odds(s)
    assert refused(s, "unearth africa/weapon") == "not-asked §3.2"


def test_3_3_four_markers_each_in_seat_order() -> None:
    s = started()
    order = []
    while asks(s).endswith("take"):
        order.append(asks(s)[0])
        do(s, f"{asks(s)[0]} take {'museum' if track(s, 'museum') else 'ship'}")
    assert "".join(order) == "1111222233334444"
    assert [mat(s, seat) for seat in (1, 2, 3, 4)] == [
        "museum museum museum museum africa africa",
        "museum museum museum museum america america",
        "museum ship ship ship asia asia",
        "ship ship ship ship mideast mideast",
    ]


def test_3_3_of_his_choice_in_any_order() -> None:
    s = started()
    assert moves(s) == ", ".join(f"take {marker}" for marker in MARKERS)
    do(s, "1 take ship", "1 take africa", "1 take museum", "1 take asia")
    assert mat(s, 1) == "museum ship africa africa africa asia"


def test_3_3_an_empty_track_gives_none() -> None:
    s = started()
    for seat in (1, 2):
        do(s, *[f"{seat} take museum"] * 4)
    do(s, "3 take museum")
    assert moves(s) == "take ship, take africa, take america, take asia, take mideast"
    assert refused(s, "take museum") == "track-empty §4.3"


def test_3_3_nothing_else_is_done_meanwhile() -> None:
    assert refused(started(), "place asia") == "not-asked §3.3"


def test_3_3_then_the_first_round_begins_with_income() -> None:
    s = started()
    for seat in (1, 2, 3, 4):
        assert coins(s, 1) == 0
        do(s, *[f"{seat} take {'museum' if seat < 3 else 'ship'}"] * 4)
    assert (asks(s), s.round, [coins(s, seat) for seat in (1, 2, 3, 4)]) == ("1 act", 1, [8, 8, 8, 8])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_4_huts_and_markers_by_the_table(seats: int) -> None:
    s = new(seats, quick_start=True)
    for seat, pair in enumerate(QUICK[seats]):
        assert sorted(mat(s, seat + 1).split()) == sorted(pair.split())
        assert [site for site in SITES if huts(s, site)[seat] == 1] == sorted(pair.split())


@pytest.mark.parametrize("unused", ["africa", "america", "mideast"])
def test_3_4_with_another_unused_site_asia_takes_its_place(unused: str) -> None:
    s = new(3, quick_start=True, unused_site=unused)
    for seat, pair in enumerate(QUICK[3]):
        wanted = pair.replace(unused, "asia").split()
        assert [site for site in SITES if huts(s, site)[seat] == 1] == sorted(wanted)
        assert sorted(mat(s, seat + 1).split()) == sorted(wanted)


@pytest.mark.parametrize(("seats", "unused"), [(3, site) for site in SITES] + [(4, "africa"), (5, "asia")])
def test_3_4_exactly_one_card_a_used_site_in_identifier_order(seats: int, unused: str) -> None:
    s = new(seats, quick_start=True, unused_site=unused)
    sites = [site for site in SITES if seats > 3 or site != unused]
    for site in sites:
        assert moves(s).startswith(f"unearth {site}/architecture, ")
        do(s, f"* unearth {site}/weapon")
    assert [face_up(s, site) for site in sites] == ["weapon"] * len(sites)
    assert asks(s) == "1 take"


def test_3_4_even_where_three_huts_stand() -> None:
    s = new(5, quick_start=True)
    assert huts(s, "asia") == [0, 1, 1, 1, 0]
    do(s, *(f"* unearth {site}/weapon" for site in SITES))
    assert face_up(s, "asia") == "weapon"


def test_3_4_then_four_markers_each() -> None:
    s = do(new(3, quick_start=True), *(f"* unearth {site}/weapon" for site in ("africa", "america", "mideast")))
    do(s, *["1 take museum"] * 4, *["2 take museum"] * 4, *["3 take ship"] * 4)
    assert mat(s, 1) == "museum museum museum museum africa america"
    assert (asks(s), coins(s, 3)) == ("1 act", 7)


def test_3_4_a_card_that_is_turned_is_a_matter_of_this_clause() -> None:
    assert refused(new(quick_start=True), "take museum") == "not-asked §3.4"

import pytest

from wunderkammer.games.artifact.components import SITES

from .table import TEN, coins, deck, do, income, moves, new, odds, refused, table, tiles

TYPES = ("architecture", "sculpture", "pottery", "jewellery", "weapon")


def test_2_1_any_card_may_come_by_its_number() -> None:
    s = do(new(), "1 place asia", "2 place asia")
    assert odds(s) == ", ".join(f"unearth asia/{kind}: 4" for kind in TYPES)


def test_2_1_with_expansion_i_the_special_cards_are_shuffled_in() -> None:
    s = do(new(research=True), "1 place asia", "2 place asia")
    specials = ["solo: 3", "gold: 1", "fragment: 1", "curse: 1", "manuscript: 1"]
    assert odds(s) == ", ".join(f"unearth asia/{kind}" for kind in [*(f"{kind}: 4" for kind in TYPES), *specials])


def test_2_1_what_has_come_does_not_come_again() -> None:
    s = do(new(), "1 place asia", "2 place asia", "* unearth asia/pottery", "3 place asia")
    assert odds(s).split(", ")[2] == "unearth asia/pottery: 3"
    assert deck(s, "asia") == 19


@pytest.mark.parametrize("seats", [4, 5])
def test_2_2_ten_tiles_on_the_income_track_leave_its_first_space_free(seats: int) -> None:
    s = new(seats)
    assert s.view(None)["income_tiles"] == TEN
    assert income(s) == 8


def test_2_2_the_fifteen_type_tiles_are_not_on_the_income_track() -> None:
    view = new().view(None)
    on_museums = [tile for tile in view["tiles"] if tile not in view["income_tiles"]]
    assert on_museums == [f"{kind}-{size}" for kind in TYPES for size in (3, 4, 5)]


@pytest.mark.parametrize(("seats", "markers"), [(5, 10), (4, 9), (3, 8)])
def test_2_3_with_fewer_players_markers_of_each_track_are_out_of_the_game(seats: int, markers: int) -> None:
    tracks = new(seats, unused_site="mideast").view(None)["tracks"]
    assert [tracks[marker]["left"] for marker in ("museum", "ship", "africa", "america", "asia")] == [markers] * 5


@pytest.mark.parametrize(("seats", "cost"), [(5, 1), (4, 1), (3, 2)])
def test_2_3_they_are_those_of_the_cheapest_spaces(seats: int, cost: int) -> None:
    assert coins(do(table("1 museum", seats=seats), "1 research africa"), 1) == 20 - cost


@pytest.mark.parametrize("site", SITES)
def test_2_4_with_three_players_a_site_is_out_of_the_game(site: str) -> None:
    s = new(3, unused_site=site)
    view = s.view(None)
    assert [one["used"] for one in view["sites"]] == [one != site for one in SITES]
    assert [one["deck"] for one in view["sites"]] == [0 if one == site else 20 for one in SITES]
    assert view["tracks"][site]["left"] == 0
    assert view["income_tiles"] == [tile for tile in TEN if not tile.startswith(site)]


@pytest.mark.parametrize("site", SITES)
def test_2_4_base_income_then_starts_at_the_third_space(site: str) -> None:
    s = new(3, unused_site=site)
    assert income(s) == 7


@pytest.mark.parametrize(("taken", "base"), list(enumerate([7, 6, 6, 5, 5, 4, 4, 3, 3])))
def test_2_4_and_falls_from_there(taken: int, base: int) -> None:
    eight = [tile for tile in TEN if not tile.startswith("asia")]
    s = table(f"2 {' '.join(eight[:taken])}", seats=3)
    assert income(s) == base


def test_2_4_it_is_asia_unless_told_otherwise() -> None:
    assert new(3).view(None) == new(3, unused_site="asia").view(None)


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("site", SITES)
def test_2_4_without_effect_with_more_players(seats: int, site: str) -> None:
    s = new(seats, unused_site=site)
    assert s.view(None) == new(seats).view(None)
    assert moves(s) == "place africa, place america, place asia, place mideast"


@pytest.mark.parametrize("site", SITES)
def test_2_4_no_hut_is_placed_there(site: str) -> None:
    s = new(3, unused_site=site)
    assert moves(s) == ", ".join(f"place {other}" for other in SITES if other != site)
    assert refused(s, f"place {site}") == "unused-site §2.4"


def test_2_4_nor_by_research() -> None:
    s = table("1 museum", seats=3)
    assert moves(s, "research") == "research africa, research america, research mideast"
    assert refused(s, "research asia") == "unused-site §2.4"


def test_2_4_its_worker_markers_cannot_be_taken() -> None:
    s = do(table("1 museum", seats=3), "1 pass")
    assert refused(s, "take asia") == "track-empty §4.3"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_5_nobody_has_money_cards_or_tiles(seats: int) -> None:
    s = new(seats)
    assert [coins(s, seat) for seat in range(1, seats + 1)] == [0] * seats
    assert [tiles(s, seat) for seat in range(1, seats + 1)] == [""] * seats
    assert [player["hand"] for player in s.view(None)["players"]] == [[]] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_5_seat_1_is_first_player(seats: int) -> None:
    s = new(seats)
    assert (s.actor, s.first) == (0, 0)

from random import Random

from artifact.table import do, table

from wunderkammer.bots.bot import RandomBot
from wunderkammer.bots.match import play_out
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinkers import GreedyBot
from wunderkammer.core.state import State
from wunderkammer.games.artifact.judge import ArtifactJudge

JUDGE = ArtifactJudge()


def worth(drawing: str, *, year: int = 1922, research: bool = False) -> int:
    """To the first seat."""
    return JUDGE.worth(table(drawing, year=year, research=research), 0)


def preferred(state: State) -> str:
    """What a greedy bot does."""
    seat = state.actor
    rng = Random(1)
    return state.name(GreedyBot(rng).choose(Perspective(state, seat, rng)))


def test_a_coin_is_worth_a_fifth_of_a_point_in_the_end_and_more_before() -> None:
    assert worth("1 $10", year=1928) - worth("1 $5", year=1928) == 100
    assert worth("1 $10", year=1920) - worth("1 $5", year=1920) > 100


def test_income_counts_for_the_years_to_come() -> None:
    assert worth("1 types-5", year=1928) - worth("1", year=1928) == 600
    early = worth("1 types-5", year=1921) - worth("1", year=1921)
    late = worth("1 types-5", year=1926) - worth("1", year=1926)
    assert early > late > 600


def test_cards_that_belong_together_are_worth_more() -> None:
    pair = worth("1 africa/pottery america/pottery")
    assert pair > worth("1 africa/pottery america/weapon")
    assert worth("1 africa/pottery*3") - pair > pair - worth("1 africa/pottery")


def test_cards_are_worth_less_when_their_tiles_are_gone() -> None:
    mine = "1 africa/pottery america/pottery asia/pottery"
    assert worth(f"{mine}\n2 pottery-3 pottery-4 pottery-5") < worth(mine)


def test_cards_in_hand_are_worth_more_than_in_reach_and_those_more_than_out_of_reach() -> None:
    in_hand = worth("1 africa/pottery*2")
    in_reach = worth("africa 1 1 2 pottery*2")
    assert in_hand > in_reach > worth("africa 2 2 2 pottery*2")


def test_a_lonely_player_ships_one_card_fewer() -> None:
    assert worth("africa 1 1 1 pottery*3") < worth("africa 1 1 1 2 pottery*3")


def test_who_has_passed_in_the_last_year_has_no_plans() -> None:
    plan = "africa/pottery*3 museum"
    assert worth(f"1 {plan} passed", year=1928) == worth("1 passed", year=1928)
    assert worth(f"1 {plan}", year=1928) > worth("1", year=1928)


def test_the_research_track_counts_and_so_does_a_step_towards_it() -> None:
    level = worth("1 research:1,1,1,0", research=True)
    step = worth("1 research:1,1,0,0", research=True)
    assert level > step > worth("1", research=True)


def test_a_complete_set_is_exhibited() -> None:
    state = table("1 $10 museum ship africa/pottery*2 america/pottery asia/pottery", year=1923)
    assert preferred(state) == "exhibit pottery-4"


def test_the_card_is_picked_that_is_missing() -> None:
    drawing = "1 ship museum america/weapon*2\nafrica 1 2 jewellery pottery weapon"
    state = do(table(drawing), "1 ship africa")
    assert preferred(state) == "pick africa/weapon"


def test_a_good_haul_is_shipped_before_another_takes_it() -> None:
    drawing = "1 $10 ship museum\n2 ship\nafrica 1 1 1 1 2 2 weapon*4 pottery"
    assert preferred(table(drawing, year=1923, done=1)) == "ship africa"


def test_one_decision_ahead_beats_chance() -> None:
    wins = 0
    for game in range(4):
        rng = Random(game)
        state = table(seats=3)
        play_out(state, [GreedyBot(rng), RandomBot(rng), RandomBot(rng)], rng)
        wins += state.ranks()[0] == 1
    assert wins >= 3

"""Events, actions, decisions, refusals and reasons become sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from omerta.contract import Action, Decision, Event, RuleViolation, Seat, Text
from omerta.testing.toys import TOYS
from omerta.text import BrokenText, MissingText, Texts
from omerta.text.fields import seat_names

NAMES = ("Anna", "Bruno", "Carla")


class Mark(msgspec.Struct, frozen=True):
    suit: str
    place: int | None = None


class GiveCard(Action, frozen=True):
    seat: Seat
    card_a: str


class CardGiven(Event, frozen=True):
    giver: Seat
    takers: tuple[Seat, ...]
    cards: tuple[str, ...]
    mark: Mark
    hidden: str | UnsetType = UNSET
    open: bool = True
    public = ("giver", "takers", "cards", "mark", "open")
    seen_by = {"hidden": ("giver",)}


class Proposed(Event, frozen=True):
    seat: Seat
    action: GiveCard
    public = ("seat", "action")


class Counted(Event, frozen=True):
    box: dict[str, int]
    public = ("box",)


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """A package with English sentences, found under a name of its own."""
    name = f"spoken_{abs(hash(str(tmp_path)))}"
    folder = tmp_path / name / "text"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (folder / "en.ftl").write_text(SENTENCES, encoding="utf-8")
    (folder / "de.ftl").write_text("paid = { HUNDREDTHS($amount) }", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Texts(name, "en")
    sys.modules.pop(name, None)


SENTENCES = """
card-Y = handcuffs
card-queen-of-hearts = the queen
card-note-euro-50 = 50 euros
mark-suit-R = a red mark
suit-R = red
box-Y = cuffs

action-give-card = { $seat } gives { $card_a } ({ $card_a_id })
event-card-given = { $giver } to { $takers }: { $cards }; { $mark_suit } at { $mark_place }; { $hidden }; { $open }
event-proposed = { $seat } says: { $action }
event-counted = { $box }
event-marked = { $marks }
claim = { $slot_id ->
    [box-stones] { $value_id ->
        [one] { $value } stone in the box
       *[other] { $value } stones in the box
    }
   *[other] something else
}
decision-whom-to-ask = About { $about }?
refusal-too-few = { $seat } has { $cards } of { $seats }, { $active }
rule-X-7-2 = Two are a pair.
why-best = { $seat } has { $card }
card-parts = the { $first } of { $second }
who = { $seat_is ->
    [you] you
   *[other] { $seat }
}, { $card_first }/{ $card_second }
asks = { $nobody }
paid = { HUNDREDTHS($amount) }
help-only =
    .help = Attributes are no sentence.
"""


def test_seats_become_names_and_words_become_their_names(texts: Texts) -> None:
    assert texts.told(GiveCard(1, "Y"), NAMES) == "Bruno gives handcuffs (Y)"


def test_underscores_become_hyphens_in_keys(texts: Texts) -> None:
    assert texts.told(GiveCard(0, "queen_of_hearts"), NAMES) == "Anna gives the queen (queen_of_hearts)"


def test_colons_become_hyphens_in_keys(texts: Texts) -> None:
    assert texts.told(GiveCard(0, "note:euro:50"), NAMES) == "Anna gives 50 euros (note-euro-50)"


def test_a_sentence_can_select_on_dots_and_count_in_digits(texts: Texts) -> None:
    args = {"slot": "box.stones", "value": "1"}
    assert texts.sentence("claim", args) == "1 stone in the box"
    assert texts.sentence("claim", {**args, "value": "12"}) == "12 stones in the box"
    assert texts.sentence("claim", {"slot": "box.cards", "value": "12"}) == "something else"


def test_a_value_without_a_name_stays_as_it_is(texts: Texts) -> None:
    assert texts.told(GiveCard(0, "Z"), NAMES) == "Anna gives Z (Z)"


def test_a_value_of_two_parts_may_be_said_by_its_parts(texts: Texts) -> None:
    assert texts.told(GiveCard(0, "seven>hearts"), NAMES) == "Anna gives the seven of hearts (seven>hearts)"


def test_a_value_of_two_parts_may_be_taken_apart_and_nobody_is_the_reader(texts: Texts) -> None:
    assert texts.sentence("who", {"seat": 1, "card": "seven>hearts"}, NAMES) == "Bruno, seven/hearts"


def test_tuples_are_joined_structs_laid_flat_and_hidden_things_are_none(texts: Texts) -> None:
    told = texts.told(CardGiven(0, (1, 2), ("Y", "Z"), Mark("R")), NAMES)
    assert told == "Anna to Bruno and Carla: handcuffs, Z; a red mark at none; none; true"


class Marked(Event, frozen=True):
    marks: tuple[Mark, ...]
    public = ("marks",)


def test_structs_in_a_tuple_are_listed_field_by_field(texts: Texts) -> None:
    assert texts.told(Marked((Mark("R", 1), Mark("B"))), NAMES) == "suit: R, place: 1, suit: B, place: none"


def test_an_empty_tuple_is_none(texts: Texts) -> None:
    assert texts.told(CardGiven(0, (), (), Mark("B", 2)), NAMES) == "Anna to none: none; B at 2; none; true"


def test_an_action_inside_an_event_is_its_own_sentence(texts: Texts) -> None:
    assert texts.told(Proposed(2, GiveCard(0, "Y")), NAMES) == "Carla says: Anna gives handcuffs (Y)"


def test_a_count_of_each_kind_is_listed(texts: Texts) -> None:
    assert texts.told(Counted({"Y": 3, "Z": 1}), NAMES) == "cuffs: 3, Z: 1"


def test_a_decision_is_a_question(texts: Texts) -> None:
    assert texts.told(Decision("whom_to_ask", ("Y", 4)), NAMES) == "About Y, 4?"


def test_a_refusal_ends_with_its_rule(texts: Texts) -> None:
    refusal = RuleViolation("X-7.2", "too_few", seat=1, cards=("Y", "Z"), seats=3, active=None)
    assert texts.refusal(refusal, NAMES) == "Bruno has handcuffs, Z of 3, none (X-7.2)"


def test_a_seat_that_does_not_exist_stays_a_number(texts: Texts) -> None:
    refusal = RuleViolation("X-7.2", "too_few", seat=9, cards=(), seats=3, active=True)
    assert texts.refusal(refusal, NAMES) == "9 has none of 3, true (X-7.2)"


def test_arguments_mean_what_fields_of_the_same_name_mean() -> None:
    names = seat_names(TOYS["courier"])
    assert "winners" in names and "cards" not in names


def test_a_rule_has_its_sentence(texts: Texts) -> None:
    assert texts.rule("X-7.2") == "Two are a pair."


def test_a_reason_travels_as_a_key(texts: Texts) -> None:
    assert texts.said(Text("why-best", {"seat": 0, "card": "Y"}), NAMES) == "Anna has handcuffs"


def test_a_missing_sentence_is_an_error_with_key_and_language(texts: Texts) -> None:
    with pytest.raises(MissingText, match="no text 'nowhere' in en"):
        texts.say("nowhere")


def test_a_sentence_that_lacks_an_argument_is_an_error(texts: Texts) -> None:
    with pytest.raises(BrokenText, match="asks in en"):
        texts.say("asks")


def test_attributes_alone_are_no_sentence(texts: Texts) -> None:
    with pytest.raises(BrokenText, match="help-only"):
        texts.say("help-only")


def test_the_shared_sentences_are_there_for_every_package(texts: Texts) -> None:
    assert texts.say("bot-random") == "Random"


def test_a_file_that_does_not_parse_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "garbled" / "text").mkdir(parents=True)
    (tmp_path / "garbled" / "__init__.py").touch()
    (tmp_path / "garbled" / "text" / "de.ftl").write_text("fine = ja\nnot fluent\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BrokenText, match=r"garbled/text/de.ftl does not parse at 'not fluent'"):
        Texts("garbled", "de")


def test_the_files_of_a_language_are_read_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "parted" / "text").mkdir(parents=True)
    (tmp_path / "parted" / "__init__.py").touch()
    for name, source in {"de.ftl": "one = eins", "de.rules.ftl": "two = zwei", "en.rules.ftl": "two = two"}.items():
        (tmp_path / "parted" / "text" / name).write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    texts = Texts("parted", "de")
    assert (texts.say("one"), texts.say("two")) == ("eins", "zwei")


def test_an_amount_in_hundredths_is_written_with_two_decimals(texts: Texts) -> None:
    assert texts.say("paid", amount=45005) == "450.05"


@pytest.mark.parametrize(("amount", "written"), [(7, "0,07"), (45020, "450,20"), (100, "1,00")])
def test_hundredths_have_a_comma_in_german(texts: Texts, amount: int, written: str) -> None:
    assert Texts(texts.package, "de").say("paid", amount=amount) == written

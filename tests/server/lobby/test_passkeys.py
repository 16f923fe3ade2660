"""Passkeys: who has made one comes back with it, and nobody comes in with somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.server.lobby.passkeys import MOST, PATIENCE, text_of
from tests.server.authenticator import Authenticator
from tests.server.house import Answer, Guest, HandClock, House, house


def with_passkey(guest: Guest) -> Authenticator:
    device = Authenticator()
    made = device.make(guest.post("/api/me/passkeys/wish").json())
    assert guest.post("/api/me/passkeys", made).status_code == 200
    return device


def asked(guest: Guest) -> Answer:
    question: Answer = guest.post("/api/passkeys/question").json()
    return question


def answered(guest: Guest, shown: Answer) -> tuple[int, str | None]:
    response = guest.post("/api/passkeys/answer", shown)
    return response.status_code, response.json().get("key")


NOBODYS = (403, "no-such-passkey")


def test_who_shows_a_passkey_is_its_person_on_this_device(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    stranger = server.guest()
    assert answered(stranger, device.show(asked(stranger))) == (200, None)
    assert stranger.get("/api/me") == anna.me
    account = anna.get("/api/me/account")
    assert account["devices"] == 2
    assert [passkey["used"] is not None for passkey in account["passkeys"]] == [True]


def test_a_passkey_outlives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna = server.guest()
        device = with_passkey(anna)
    with house(tmp_path) as server:
        phone = server.guest()
        assert answered(phone, device.show(asked(phone))) == (200, None)
        assert phone.get("/api/me") == anna.me


def test_a_passkey_is_kept_on_the_device_and_made_for_this_host(server: House) -> None:
    wish = server.guest().post("/api/me/passkeys/wish").json()
    assert wish["host"] == "testserver"
    assert -7 in wish["algorithms"] and wish["known"] == []


def test_a_passkey_that_nobody_has_made_here_lets_nobody_in(server: House) -> None:
    stranger = server.guest()
    assert answered(stranger, Authenticator().show(asked(stranger))) == NOBODYS
    assert stranger.get("/api/me") == stranger.me


def test_a_key_does_not_open_under_the_name_of_somebody_elses(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    annas, brunos = with_passkey(anna), with_passkey(bruno)
    assert answered(bruno, brunos.show(asked(bruno)) | {"id": text_of(annas.id)}) == NOBODYS
    forged = brunos.show(asked(bruno)) | {"id": text_of(annas.id), "person": annas.person}
    assert answered(bruno, forged) == NOBODYS
    assert answered(bruno, annas.show(asked(bruno)) | {"person": brunos.person}) == NOBODYS
    assert bruno.get("/api/me") == bruno.me


def test_an_answer_counts_once(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    shown = device.show(asked(anna))
    assert answered(anna, shown) == (200, None)
    assert answered(server.guest(), shown) == NOBODYS


def test_an_answer_to_a_question_that_was_not_asked_is_none(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    assert answered(anna, device.show({"challenge": "x" * 43, "host": "testserver"})) == NOBODYS


def test_a_question_waits_for_some_minutes(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock) as server:
        anna = server.guest()
        device = with_passkey(anna)
        question = asked(anna)
        clock.moment += PATIENCE
        assert answered(anna, device.show(question)) == NOBODYS


def test_a_passkey_of_another_site_is_none(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    assert answered(anna, device.show(asked(anna), origin="https://other.example")) == NOBODYS
    assert answered(anna, device.show(asked(anna) | {"host": "other.example"})) == NOBODYS


def test_a_copied_key_that_counts_behind_is_refused(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    assert answered(anna, device.show(asked(anna)))[0] == 200
    device.count = 0
    assert answered(anna, device.show(asked(anna))) == NOBODYS


def test_what_was_asked_of_one_person_is_not_answered_by_another(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    made = Authenticator().make(anna.post("/api/me/passkeys/wish").json())
    refused = bruno.post("/api/me/passkeys", made)
    assert (refused.status_code, refused.json()["key"]) == (403, "bad-passkey")
    assert anna.post("/api/me/passkeys", made).status_code == 403, "it was asked once"


def test_nobody_takes_over_a_passkey_that_is_somebody_elses(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    device = with_passkey(anna)
    again = bruno.post("/api/me/passkeys", device.make(bruno.post("/api/me/passkeys/wish").json()))
    assert again.status_code == 403
    assert bruno.ask("DELETE", f"/api/me/passkeys/{text_of(device.id)}").status_code == 403
    assert len(anna.get("/api/me/account")["passkeys"]) == 1


def test_a_passkey_that_is_removed_lets_nobody_in(server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    assert anna.ask("DELETE", f"/api/me/passkeys/{text_of(device.id)}").json()["passkeys"] == []
    assert answered(anna, device.show(asked(anna))) == NOBODYS


@pytest.mark.parametrize("part", ["client", "attestation"])
@pytest.mark.parametrize("rubbish", ["", "A", "AAAA", "gaNmbXQ", "9" * 400])
def test_rubbish_is_no_passkey(part: str, rubbish: str, server: House) -> None:
    anna = server.guest()
    made = Authenticator().make(anna.post("/api/me/passkeys/wish").json())
    assert anna.post("/api/me/passkeys", made | {part: rubbish}).json()["key"] == "bad-passkey"


@pytest.mark.parametrize("part", ["client", "authenticator", "signature"])
@pytest.mark.parametrize("rubbish", ["", "A", "AAAA", "9" * 400])
def test_rubbish_lets_nobody_in(part: str, rubbish: str, server: House) -> None:
    anna = server.guest()
    device = with_passkey(anna)
    assert answered(anna, device.show(asked(anna)) | {part: rubbish}) == NOBODYS


def test_nobody_piles_up_passkeys(server: House) -> None:
    anna = server.guest()
    for _ in range(MOST):
        with_passkey(anna)
    refused = anna.post("/api/me/passkeys/wish")
    assert (refused.status_code, refused.json()["key"]) == (429, "too-many-passkeys")

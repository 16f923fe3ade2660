"""One request, of whose answer little is read: slow, huge, leading elsewhere, or from somebody else."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from omerta.server.tidings.sending import MOST_READ, Reply, Unsent, post
from omerta.server.tidings.targets import Target
from tests.server.tidings.endpoint import CREATED, Endpoint, Received, endpoint, status


def target(port: int, host: str = "hook.example.com") -> Target:
    return Target(False, host, port, "/path?and=query")


def sent(outside: Endpoint, patience: float = 60, numbers: tuple[str, ...] = ("127.0.0.1",)) -> Reply:
    return asyncio.run(post(target(outside.port), numbers, [("ttl", "60")], b"body", patience))


def test_a_request_arrives_whole(outside: Endpoint) -> None:
    assert sent(outside) == Reply(201)
    path, headers, body = outside.next()
    assert (path, body) == ("/path?and=query", b"body")
    assert (headers["host"], headers["ttl"]) == (f"hook.example.com:{outside.port}", "60")
    assert "cookie" not in headers


def test_the_connection_goes_to_the_number_and_the_name_is_not_asked_for_again(
    outside: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name server that changes its mind after the first question is not asked a second one."""

    def asked(*arguments: object, **named: object) -> None:
        raise AssertionError(f"the name was looked up again: {arguments}")

    monkeypatch.setattr("socket.getaddrinfo", asked)
    assert sent(outside).is_success


@pytest.mark.parametrize("number", [301, 302, 303, 307, 308])
def test_nobody_is_followed_elsewhere(outside: Endpoint, number: int) -> None:
    with endpoint() as inside:
        outside.answering = lambda _received: status(number, f"location: {inside.url}/secret")
        reply = sent(outside)
        assert (reply.status, reply.is_success, reply.is_passing) == (number, False, False)
        assert inside.received.empty()


def test_a_slow_answer_is_not_waited_for(outside: Endpoint) -> None:
    def slowly(_received: Received) -> bytes:
        time.sleep(30)
        return CREATED

    outside.answering = slowly
    with pytest.raises(Unsent):
        sent(outside, patience=0.2)


def test_an_answer_that_comes_drop_by_drop_is_not_waited_for(outside: Endpoint) -> None:
    def drops(_received: Received) -> Iterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\n"
        for number in range(1000):
            yield b"x-%d: y\r\n" % number
            time.sleep(0.05)

    outside.answering = drops
    with pytest.raises(Unsent):
        sent(outside, patience=0.5)


@pytest.mark.parametrize("endless", [b"HTTP/1.1 200 OK\r\nx: " + b"y" * 200_000, b"y" * 200_000, b"\x00" * 200_000])
def test_a_huge_head_is_not_read(outside: Endpoint, endless: bytes) -> None:
    outside.answering = lambda _received: endless
    with pytest.raises(Unsent):
        sent(outside)
    assert len(endless) > MOST_READ


def test_a_huge_body_is_left_where_it_is(outside: Endpoint) -> None:
    outside.answering = lambda _received: b"HTTP/1.1 200 OK\r\ncontent-length: 900000000\r\n\r\n" + b"y" * 5_000_000
    assert sent(outside) == Reply(200)


@pytest.mark.parametrize("nonsense", [b"", b"\r\n", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 9999 So\r\n\r\n"])
def test_what_is_no_answer_is_none(outside: Endpoint, nonsense: bytes) -> None:
    outside.answering = lambda _received: nonsense
    with pytest.raises(Unsent):
        sent(outside)


def test_nobody_there_is_no_answer() -> None:
    with endpoint() as gone:
        port = gone.port
    with pytest.raises(Unsent):
        asyncio.run(post(target(port), ["127.0.0.1"], [], b"", 5))
    with pytest.raises(Unsent):
        asyncio.run(post(target(port), [], [], b"", 5))


def test_the_next_number_is_tried_if_one_lets_nobody_in(outside: Endpoint) -> None:
    assert sent(outside, numbers=("127.0.0.9", "127.0.0.1")).is_success


def test_how_long_to_wait_is_read_where_it_is_a_number(outside: Endpoint) -> None:
    outside.answering = lambda _received: status(429, "retry-after: 30")
    assert sent(outside) == Reply(429, 30)
    outside.answering = lambda _received: status(503, "retry-after: Fri, 31 Dec 1999 23:59:59 GMT")
    assert sent(outside) == Reply(503, None)


def test_a_certificate_that_nobody_vouches_for_is_not_believed(tmp_path: Path) -> None:
    heard: list[Received] = []

    async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(Received("", {}, await reader.read(100)))
        writer.close()

    async def journey() -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self_signed(tmp_path, "localhost"))
        async with await asyncio.start_server(visit, "127.0.0.1", 0, ssl=context) as server:
            port = server.sockets[0].getsockname()[1]
            await post(Target(True, "localhost", port, "/"), ["127.0.0.1"], [], b"secret", 30)

    with pytest.raises(Unsent) as refused:
        asyncio.run(journey())
    assert isinstance(refused.value.__cause__, ssl.SSLCertVerificationError)
    assert heard == []


def self_signed(folder: Path, host: str) -> Path:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
    written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "certificate.pem"
    file.write_bytes(written + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return file

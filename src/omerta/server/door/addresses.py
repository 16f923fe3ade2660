"""How others reach this server: what an invitation has to say."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from omerta.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def public_base(settings: Settings, asked: str) -> str:
    """The address in the settings, else the one that was asked; a phone cannot follow this machine's own name."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    parts = urlsplit(asked)
    if settings.host in EVERYWHERE and _is_this_machine(parts.hostname or ""):
        port = f":{parts.port}" if parts.port else ""
        return f"{parts.scheme}://{_address_in_network() or parts.hostname}{port}"
    return asked.rstrip("/")


def _is_this_machine(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _address_in_network() -> str | None:
    """Which of our addresses leads outwards. A datagram socket that is only connected sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address

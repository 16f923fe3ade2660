"""Proxies in front of the server, as its host names them. Nobody else is believed when it says who asks."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address, ip_network


class Proxies:
    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ip_network(name) for name in named]

    def have(self, host: str) -> bool:
        if not self._networks:
            return False
        try:
            number = ip_address(host)
        except ValueError:
            return False
        return any(number in network for network in self._networks)

"""The site for which a passkey is made: the host that was asked for, under the origins that browsers may call it."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

from omerta.server.door.call import Call
from omerta.server.lobby.passkeys import Site


def site_of(call: Call[Struct]) -> Site:
    """The door has seen that the host is ours. In front of us may be a proxy that speaks https; without it a browser
    lets nobody but this machine itself use passkeys."""
    host = call.request.headers.get("host", "")
    name = urlsplit(f"//{host}").hostname or ""
    public = urlsplit(call.desk.means.settings.public_url)
    places = {host} | ({public.netloc} if public.hostname == name else set())
    return Site(name, tuple(f"{scheme}://{place}" for place in sorted(places) for scheme in ("https", "http")))

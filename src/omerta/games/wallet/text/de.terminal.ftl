### Der Tisch im Terminal.

terminal-hand = Deine Hand
terminal-specials = Deine Sonderkarten
terminal-verdict = Die Polizei fände
terminal-chips = Chips
terminal-innocent = unschuldig, { $person } ({ $amount })
terminal-guilty = schuldig: { $guilt } ({ $amount })
terminal-amount =
    { $currencies ->
        [one] { HUNDREDTHS($cents) } in 1 Währung
       *[other] { HUNDREDTHS($cents) } in { $currencies } Währungen
    }
terminal-paying = Bezahlt bisher
terminal-drawn = Gezogen
terminal-inspected = In der Inspektion
terminal-stash = Im Geheimversteck
terminal-known = Du weißt
terminal-offered = Ausweise zur Wahl
terminal-round = Runde
terminal-timers =
    { $count ->
        [0] kein Timer läuft mehr
        [one] noch 1 Timer
       *[other] noch { $count } Timer
    }
terminal-wallet = Brieftasche
terminal-counts = { $cards } Karten verdeckt, { $ids } Ausweise im Fach, { $chips } Chips
terminal-discard = Bezahlt
terminal-special-discard = Gespielt
terminal-laid = In der Mitte
terminal-wish = Wunsch
terminal-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
terminal-specials-held =
    { $count ->
        [one] 1 Sonderkarte
       *[other] { $count } Sonderkarten
    }
terminal-chips-held =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
terminal-coin = Münze { HUNDREDTHS($coin) }
terminal-on-duty = im Dienst
terminal-in-front = offen: { $cards }
terminal-turned = aufgedeckt: { $cards }
terminal-exchanged = gewechselt: { $card } als { $currency }
terminal-shown = zeigt: { $cards }, { $verdict }
terminal-confiscated = beschlagnahmt: { $cards }
terminal-put = Zurückstecken
terminal-give = Abgeben
terminal-wish-from = Von { $name }
terminal-keep = Behalten: { $card }

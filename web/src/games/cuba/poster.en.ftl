poster-cuba-title = Mafia de Cuba
poster-cuba-short = Cuba
poster-cuba-kind = Bluff
poster-cuba-line = A box goes round. Everybody only had a look.

poster-cuba-title = Mafia de Cuba
poster-cuba-short = Cuba
poster-cuba-kind = Bluff
poster-cuba-line = A box goes round. Everybody only had a look.
poster-cuba-about = A box of diamonds goes round and everybody secretly takes something. The Godfather must find out who robbed him.

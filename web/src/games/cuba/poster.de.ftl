poster-cuba-title = Mafia de Cuba
poster-cuba-short = Cuba
poster-cuba-kind = Bluff
poster-cuba-line = Eine Kiste geht um. Alle haben nur hineingesehen.

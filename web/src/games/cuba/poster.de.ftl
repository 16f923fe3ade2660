poster-cuba-title = Mafia de Cuba
poster-cuba-short = Cuba
poster-cuba-kind = Bluff
poster-cuba-line = Eine Kiste geht um. Alle haben nur hineingesehen.
poster-cuba-about = Eine Kiste voller Diamanten geht um, jeder nimmt heimlich etwas. Der Pate muss herausfinden, wer ihn bestohlen hat.

poster-wallet-title = Greif zu!
poster-wallet-short = Greif zu!
poster-wallet-kind = Verdeckt
poster-wallet-line = Jeder hat etwas in der Tasche. Die Polizei nimmt den Lift.

poster-wallet-title = Greif zu!
poster-wallet-short = Greif zu!
poster-wallet-kind = Verdeckt
poster-wallet-line = Jeder hat etwas in der Tasche. Die Polizei nimmt den Lift.
poster-wallet-about = Greif in die Brieftasche und leg dir eine saubere Identität zu. Wer unschuldig wirkt, wenn die Polizei kommt, und reich ist, punktet.

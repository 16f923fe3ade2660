poster-wallet-title = Grab it!
poster-wallet-short = Grab it!
poster-wallet-kind = Hidden
poster-wallet-line = Everyone has something in their pockets. The police take the lift.

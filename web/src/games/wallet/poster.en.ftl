poster-wallet-title = Grab it!
poster-wallet-short = Grab it!
poster-wallet-kind = Hidden
poster-wallet-line = Everyone has something in their pockets. The police take the lift.
poster-wallet-about = Dip into the wallet and get yourself a clean identity. Look innocent when the police arrive, and be rich: that scores.

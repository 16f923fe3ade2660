poster-villa-title = The Godfather’s Villa
poster-villa-short = Villa
poster-villa-kind = Together
poster-villa-line = Thirteen bodyguards. One cellar. No second try.
poster-villa-about = You are the police. Catch every bodyguard together, then the godfather, before you run out of cards.

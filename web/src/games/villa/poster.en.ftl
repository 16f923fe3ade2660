poster-villa-title = The Godfather’s Villa
poster-villa-short = Villa
poster-villa-kind = Together
poster-villa-line = Thirteen bodyguards. One cellar. No second try.

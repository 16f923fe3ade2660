poster-palermo-title = Palermo
poster-palermo-short = Palermo
poster-palermo-kind = Collecting
poster-palermo-line = First you build the city, then you rob it.
poster-palermo-about = Build a city together, then everybody collects from their own places. Whoever brings home the most money wins.

poster-palermo-title = Palermo
poster-palermo-short = Palermo
poster-palermo-kind = Collecting
poster-palermo-line = First you build the city, then you rob it.

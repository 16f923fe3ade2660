poster-palermo-title = Palermo
poster-palermo-short = Palermo
poster-palermo-kind = Kassieren
poster-palermo-line = Erst baut ihr die Stadt, dann nehmt ihr sie aus.
poster-palermo-about = Baut zusammen eine Stadt, dann kassiert jeder in seinen Lokalen. Wer am meisten Geld heimbringt, gewinnt.

poster-villa-title = Die Villa des Paten
poster-villa-short = Villa
poster-villa-kind = Gemeinsam
poster-villa-line = Dreizehn Leibwächter. Ein Keller. Kein zweiter Versuch.
poster-villa-about = Ihr seid die Polizei. Fasst gemeinsam alle Leibwächter und dann den Paten, bevor euch die Karten ausgehen.

poster-falconi-title = Catch Don Falconi
poster-falconi-short = Falconi
poster-falconi-kind = Jagd
poster-falconi-line = Die Straße endet hier. Noch.
poster-falconi-degree = Schärfe { $count } von { $all }
poster-falconi-about = Einer flieht als Don Falconi durch eine Stadt, die ihr beim Fahren baut. Die anderen jagen ihn als Polizei.

poster-falconi-title = Catch Don Falconi
poster-falconi-short = Falconi
poster-falconi-kind = Chase
poster-falconi-line = The road ends here. For now.
poster-falconi-degree = Heat { $count } of { $all }
poster-falconi-about = One of you is Don Falconi, on the run through a city that you build as you drive. The others are the police.

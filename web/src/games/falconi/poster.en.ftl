poster-falconi-title = Catch Don Falconi
poster-falconi-short = Falconi
poster-falconi-kind = Chase
poster-falconi-line = The road ends here. For now.
poster-falconi-degree = Heat { $count } of { $all }

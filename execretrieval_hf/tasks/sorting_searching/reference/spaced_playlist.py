def spaced_playlist(songs, gap):
    left = list(songs)
    played = []

    def pause(song):
        bands = [band for band, _ in reversed(played)]
        return bands.index(song[0]) if song[0] in bands else len(songs) + gap

    while left:
        rested = [song for song in left if pause(song) >= gap]
        chosen = rested[0] if rested else max(left, key=pause)
        left.remove(chosen)
        played.append(chosen)
    return [title for _, title in played]

def variety_trail(artists, n):
    return [len(set(artists[max(at - n, 0) : at + 1])) for at in range(len(artists))]

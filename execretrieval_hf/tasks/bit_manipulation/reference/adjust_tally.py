def adjust_tally(word, place, change):
    figures = list(f"{word:08x}")
    at = 7 - place
    figures[at] = "0123456789abcdef"[sorted((0, int(figures[at], 16) + change, 15))[1]]
    return int("".join(figures), 16)

def truncated_twins(names, width):
    short = [name[:width].lower() for name in names]
    pairs = [(short.index(name), place) for place, name in enumerate(short)]
    return [pair for pair in pairs if pair[0] != pair[1]]

def index_figures(figures):
    base = next((figure for figure in figures if figure > 0), None)
    if base is None:
        return [None] * len(figures)
    start = figures.index(base)
    return [None] * start + [(figure * 200 + base) // (2 * base) for figure in figures[start:]]

def group_places(number, sizes, mark, least):
    figures = str(number).lstrip("-")
    if len(figures) < least:
        return str(number)
    cuts = set()
    reach = 0
    for size in sizes + [sizes[-1]] * len(figures):
        reach += size
        cuts.add(len(figures) - reach)
    text = "".join((mark if at and at in cuts else "") + d for at, d in enumerate(figures))
    return text if number >= 0 else "-" + text

def counted_verses(lines, every):
    filled = [place for place, line in enumerate(lines) if line.strip()]
    marks = {place: number for number, place in enumerate(filled, 1) if number % every == 0}
    return [f"{line} ({marks[place]})" if place in marks else line for place, line in enumerate(lines)]

from datetime import date


def spoken_day(day, current):
    when = date.fromisoformat(day)
    endings = dict.fromkeys((1, 21, 31), "st") | dict.fromkeys((2, 22), "nd") | dict.fromkeys((3, 23), "rd")
    words = [f"{when.day}{endings.get(when.day, 'th')}", "of", when.strftime("%B")]
    if when.year != current:
        words.append(str(when.year))
    return " ".join(words)

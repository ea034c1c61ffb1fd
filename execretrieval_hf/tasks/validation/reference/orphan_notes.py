import re


def orphan_notes(text, notes):
    marks = {int(number) for number in re.findall(r"\[([0-9]+)\]", text)}
    return sorted({*(marks - set(notes)), *(-note for note in notes if note not in marks)})

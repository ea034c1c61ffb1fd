def tidy_marks(text):
    result = ""
    place = 0
    for mark in [index for index, sign in enumerate(text) if sign in ",.:;"]:
        beside = text[max(mark - 1, 0) : mark] + text[mark + 1 : mark + 2]
        inner = len(beside) == 2 and beside.isdigit()
        piece = text[place:mark]
        result += (piece if inner else piece.rstrip(" ")) + text[mark]
        place = mark + 1
        if not inner:
            rest = text[place:].lstrip(" ")
            place = len(text) - len(rest)
            if rest and rest[0] not in ",.:;":
                result += " "
    return result + text[place:]

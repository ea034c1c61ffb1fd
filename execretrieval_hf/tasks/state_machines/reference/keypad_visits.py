def keypad_visits(keys, code, max_wrong):
    if len(code) < 4:
        return None
    openings = wrong = 0
    *entries, last = keys.split("#")

    def typed(text):
        digits = []
        for key in text:
            if key == "*":
                del digits[-1:]
            else:
                digits.append(key)
        return "".join(digits)

    for entry in map(typed, entries):
        if entry == code:
            openings, wrong = openings + 1, 0
        elif entry:
            wrong += 1
            if wrong == max_wrong:
                return openings, wrong, ""
    return openings, wrong, typed(last)

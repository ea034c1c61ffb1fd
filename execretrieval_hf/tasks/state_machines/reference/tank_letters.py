def tank_letters(floats, n):
    letters = {"00": "E", "10": "H", "11": "F"}
    shown = ["?"]
    for place, pair in enumerate(floats):
        latest = floats[max(0, place + 1 - n) : place + 1]
        current = shown[-1]
        if pair == "01":
            if latest == ["01"] * n:
                current = "X"
        elif current != "X" or floats[place - 1] == pair:
            current = letters[pair]
        shown.append(current)
    return "".join(shown[1:])

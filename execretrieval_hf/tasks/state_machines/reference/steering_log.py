def steering_log(readings, n):
    text = ""
    lost = 0
    for reading in readings:
        sides = {"10": "L", "01": "R"}
        outer = reading[0] + reading[2]
        if "1" in reading:
            lost = 0
            text += sides.get(outer, "S")
            continue
        lost += 1
        if lost == n:
            return text + "X"
        turns = [s for s in text if s != "S"]
        text += turns[-1] if turns else "S"
    return text

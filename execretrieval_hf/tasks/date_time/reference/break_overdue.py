def break_overdue(blocks):
    tape = "".join(("d" if kind == "drive" else "r") * minutes for kind, minutes in blocks)
    driven = pause = 0
    split = False
    for moment, sign in enumerate(tape):
        if sign == "r":
            pause += 1
            if pause == 45 or split and pause == 30:
                driven = 0
                full = True
            elif pause == 1:
                full = False
            continue
        if pause:
            split = not full and (split or pause >= 15)
            pause = 0
        if driven == 270:
            return moment
        driven += 1
    return None

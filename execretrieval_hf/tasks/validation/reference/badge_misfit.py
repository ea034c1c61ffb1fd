def badge_misfit(code):
    capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    allowed = [capitals, capitals, "-", "123456789"] + ["0123456789"] * 3
    for place, (sign, fit) in enumerate(zip(code, allowed)):
        if sign not in fit:
            return place
    if len(code) == 7:
        return -1
    return min(len(code), 7)

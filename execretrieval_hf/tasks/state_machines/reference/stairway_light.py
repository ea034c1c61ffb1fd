def stairway_light(presses, n, dimmed):
    shown = list("." * len(presses))
    for second, press in enumerate(presses):
        if press == "p":
            if shown[second] == "#":
                shown[second:] = "." * (len(presses) - second)
            else:
                pattern = "#" * (n - dimmed) + "-" * dimmed
                room = len(presses) - second
                shown[second:] = (pattern + "." * room)[:room]
    return "".join(shown)

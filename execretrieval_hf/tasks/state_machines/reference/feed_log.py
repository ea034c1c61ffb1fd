def feed_log(mains, patience, trust, fuel):
    log = ""
    dark = bright = 0
    feeding = False
    for current in mains:
        if feeding and (fuel == 0 or bright >= trust):
            feeding, dark = False, 0
        elif not feeding and dark >= patience and fuel > 0:
            feeding, bright = True, 0
        if feeding:
            log += "G"
            fuel -= 1
            bright = bright + 1 if current == "1" else 0
        else:
            log += "M" if current == "1" else "-"
            dark = dark + 1 if current == "0" else 0
    return log

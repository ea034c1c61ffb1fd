def compressor_minutes(readings, lower, upper, rest):
    shown = ""
    for reading in readings:
        if shown.endswith("1"):
            shown += "0" if reading < lower else "1"
            continue
        idle = len(shown) - len(shown.rstrip("0"))
        may_start = "1" not in shown or idle >= rest
        shown += "1" if may_start and reading > upper else "0"
    return shown

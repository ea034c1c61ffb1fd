def pump_roster(levels, low, high):
    text = ""
    names = "AB"
    running = False
    for level in levels:
        if running and level <= low:
            running = False
            names = names[::-1]
        elif not running and level >= high:
            running = True
        text += names[0] if running else "."
    return text

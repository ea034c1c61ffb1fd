def tram_doors(signals, hold):
    shown = []
    left = 0
    for signal in signals:
        if left > 0:
            left -= 1
        if left == 0:
            left = -1
        is_open = left > 2
        if signal == "o" or signal == "x" and left > 0:
            left = hold + 2
        elif is_open and signal == "c":
            left = 2
        shown.append("C" if left < 1 else "M" if left <= 2 else "O")
    return "".join(shown)

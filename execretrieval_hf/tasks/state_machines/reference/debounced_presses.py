from itertools import groupby


def debounced_presses(samples, hold):
    if hold < 1:
        return None
    presses = []
    state = "0"
    start = 0
    for sign, group in groupby(samples):
        size = len(list(group))
        if sign != state and size >= hold:
            state = sign
            if sign == "1":
                presses.append(start + hold - 1)
        start += size
    return presses

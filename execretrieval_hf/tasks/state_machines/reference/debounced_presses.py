import re


def debounced_presses(samples, hold):
    if hold < 1:
        return None
    presses = []
    place = 0
    while True:
        down = re.compile("1{%d}" % hold).search(samples, place)
        if down is None:
            return presses
        presses.append(down.end() - 1)
        up = re.compile("0{%d}" % hold).search(samples, down.end())
        if up is None:
            return presses
        place = up.end()

from functools import reduce


def lamp_brightness(keys, top):
    def press(state, key):
        is_on, level = state
        if key == "o":
            return not is_on, level
        change = {"+": 1, "-": -1}[key] * is_on
        return is_on, sorted((1, level + change, top))[1]

    is_on, level = reduce(press, keys, (False, 1))
    return is_on * level

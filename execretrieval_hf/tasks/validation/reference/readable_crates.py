from itertools import product


def readable_crates(code):
    if code.count("?") > 2:
        return []
    right = []
    for digits in product("0123456789", repeat=code.count("?")):
        number = code.replace("?", "{}").format(*digits)
        if (sum(map(int, number)) + sum(map(int, number[::2]))) % 10 == 0:
            right.append(number)
    return right

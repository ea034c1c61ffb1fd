"""How many flashes (unbroken lit runs) has each group of a blink code, at least n dark ticks apart?

Keywords: decode lamp blink code
Inputs: ticks, a string of # for lit and . for dark; n, an integer from 1; the result is a list
Requires: type(ticks) is str and set(ticks) <= set("#.") and type(n) is int and 1 <= n <= 1000
Topic: signals and control
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flash_counts(ticks, n):
    counts = []
    dark = n
    for tick in ticks:
        if tick == ".":
            dark += 1
            continue
        if dark >= n:
            counts.append(1)
        elif dark > 0:
            counts[-1] += 1
        dark = 0
    return counts


assert flash_counts("#.#.#...#", 3) == [3, 1]
assert flash_counts("##.#..#", 3) == [3]
assert flash_counts(".#..##.#..", 2) == [1, 2]
assert flash_counts("#.##.#", 1) == [1, 1, 1]
assert flash_counts(".....", 2) == []
assert flash_counts("", 1) == []
assert flash_counts("....#.#....#.#.#", 4) == [2, 3]
assert flash_counts("####", 2) == [1]

def tail_and_loop(start, factor, addend, modulus):
    walk = [start]
    for _ in range(2 * modulus):
        walk.append((walk[-1] * factor + addend) % modulus)
    again = set(walk[modulus:])
    order = dict.fromkeys(walk)
    return [v for v in order if v not in again], [v for v in order if v in again]

from math import prod


def packing_units(count, units):
    sizes = [prod(holds for _, holds in units[:i]) for i in range(len(units) + 1)]
    names = ["piece"] + [name for name, _ in units]
    result = []
    for size, name in sorted(zip(range(len(sizes)), names), reverse=True):
        number, count = divmod(count, sizes[size])
        result += [(name, number)] * (number > 0)
    return result

def wrapped_product(first, second, size, modulus):
    result = []
    for place in range(size):
        total = 0
        for i, a in enumerate(first):
            for j, b in enumerate(second):
                if (i + j) % size == place:
                    total += a * b * (-1) ** ((i + j) // size)
        result.append(total % modulus)
    while result and result[-1] == 0:
        result.pop()
    return result

def agreeing_sizes(first, second, limit):
    def leftovers(pieces):
        return {(size, pieces % size) for size in range(2, limit + 1)}

    shared = leftovers(first).intersection(leftovers(second))
    return sorted(size for size, rest in shared if rest != 0)

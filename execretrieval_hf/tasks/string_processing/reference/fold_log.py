def fold_log(lines, most):
    def copies(rest, size):
        count = 1
        while rest[count * size : (count + 1) * size] == rest[:size]:
            count += 1
        return count

    folded = []
    rest = list(lines)
    while rest:
        sizes = range(1, min(most, len(rest) // 2) + 1)
        options = [(-size * copies(rest, size), size) for size in sizes if copies(rest, size) > 1]
        if options:
            covered, size = min(options)
            folded += [*rest[:size], f"({-covered // size} times)"]
            del rest[:-covered]
        else:
            folded.append(rest.pop(0))
    return folded

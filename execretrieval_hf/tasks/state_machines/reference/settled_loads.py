from itertools import groupby


def settled_loads(readings, n, least):
    loads = []
    for heavy, group in groupby(readings, key=lambda reading: reading >= least):
        if heavy:
            for weight, same in groupby(group):
                if len(list(same)) >= n:
                    loads.append(weight)
                    break
    return loads

def settled_measurement(readings, tolerance, most):
    good = [(value, number) for number, value in enumerate(readings[:most], 1) if value is not None]
    for first, second, third in zip(good, good[1:], good[2:]):
        low, middle, high = sorted((first[0], second[0], third[0]))
        if high - low <= tolerance:
            return middle, third[1]

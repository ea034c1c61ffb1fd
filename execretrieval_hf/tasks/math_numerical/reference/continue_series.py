def continue_series(values):
    if len(values) < 4:
        return None

    def steps(numbers):
        return list(map(int.__sub__, numbers[1:], numbers))

    if len(set(steps(values))) == 1:
        return 2 * values[-1] - values[-2]
    ratios = [0] if values[0] == 0 else [values[1] // values[0]]
    for ratio in ratios:
        if values[1:] == [value * ratio for value in values[:-1]]:
            return values[-1] * ratio
    if values[2:] == list(map(int.__add__, values, values[1:-1])):
        return sum(values[-2:])
    second = steps(steps(values))
    if second.count(second[0]) == len(second):
        return values[-1] + steps(values)[-1] + second[0]
    return None

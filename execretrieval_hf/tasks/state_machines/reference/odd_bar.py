def odd_bar(tune, n):
    bars = [sum(map(int, bar.split())) for bar in tune.split("|")]
    return next((number for number, length in enumerate(bars, 1) if length != n), None)

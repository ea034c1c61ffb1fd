def chart_signals(weights, bounds, full):
    low, target, high = bounds
    signals = []
    history = []
    for hour, weight in enumerate(weights, 1):
        if weight is None or weight == target:
            history.clear()
        elif not low <= weight <= high:
            signals.append((hour, "limit"))
            history.clear()
        else:
            history.append(weight > target)
            if len(history) >= full and len(set(history[-full:])) == 1:
                signals.append((hour, "run"))
                history.clear()
    return signals

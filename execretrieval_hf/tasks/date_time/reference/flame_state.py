def flame_state(days):
    history = [(0, 0)]
    for day in days:
        streak, shields = history[-1]
        match day, shields:
            case "x", _:
                streak += 1
                shields += streak % 7 == 0 and shields < 2
            case ".", 0:
                streak = 0
            case ".", _:
                shields -= 1
        history.append((streak, int(shields)))
    return *history[-1], max(streak for streak, _ in history)

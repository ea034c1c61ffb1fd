def sounding_minutes(keys, rings, pause, most):
    end = keys.index("stop") if "stop" in keys else 10**6
    answer = []
    first = 0
    while first < end:
        minutes = list(range(first, first + rings))
        snoozes = [m for m in minutes if keys[m : m + 1] == ["snooze"]]
        if not snoozes or not most or snoozes[0] > end:
            answer += minutes
            break
        most -= 1
        answer += minutes[: snoozes[0] - first]
        first = snoozes[0] + pause
    return [m for m in answer if m < end]

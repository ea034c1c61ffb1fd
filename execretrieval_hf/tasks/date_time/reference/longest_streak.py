from datetime import date


def longest_streak(days, rest):
    numbers = sorted({date.fromisoformat(day).toordinal() for day in days})
    best = None
    for i, first in enumerate(numbers):
        j = i
        while j + 1 < len(numbers) and numbers[j + 1] - numbers[j] - 1 <= rest:
            j += 1
        count = j - i + 1
        if count > 1 and (best is None or count >= best[1]):
            best = date.fromordinal(first).isoformat(), count
    return best

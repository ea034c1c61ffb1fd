import re


def trip_breaker(outcomes, limit, pause):
    if limit < 1:
        return len(outcomes), True
    calls = iter(outcomes)
    seen = ""
    for answer in calls:
        seen += "+" if answer else "-"
        if re.search("-{%d}$" % limit, seen):
            skipped = sum(1 for _ in zip(range(pause), calls))
            seen += "b" * skipped
            left = pause - skipped
            if left:
                return seen.count("b"), True
            for answer in calls:
                seen += "+" if answer else "-"
                if answer:
                    break
                skipped = sum(1 for _ in zip(range(pause), calls))
                seen += "b" * skipped
                if skipped < pause:
                    return seen.count("b"), True
            else:
                return seen.count("b"), False
    return seen.count("b"), False

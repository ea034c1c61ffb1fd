import re


def idle_lessons(plans):
    rows = []
    for name, days in plans.items():
        number = longest = 0
        for day in days:
            inner = day.strip(".-").replace("-", "")
            runs = [len(run) for run in re.findall(r"\.+", inner)]
            number += sum(runs)
            longest = max([longest, *runs])
        if number:
            rows.append((name, number, longest))
    return sorted(sorted(rows), key=lambda row: row[1], reverse=True)

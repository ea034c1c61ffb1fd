def lapsed_leave(grants, absences):
    left = dict(grants)
    refused = 0
    for day, days in absences:
        year = int(day[:4])
        usable = [year - 1] if day[5:] <= "03-31" else []
        for source in [*usable, year]:
            used = min(days, left.get(source, 0))
            if used:
                left[source] -= used
                days -= used
        refused += days
    return sorted((year, days) for year, days in left.items() if days), refused

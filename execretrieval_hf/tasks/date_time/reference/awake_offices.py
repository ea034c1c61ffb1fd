def awake_offices(utc, offices):
    def hours(opening, closing):
        span = range(opening, closing if closing > opening else closing + 1440)
        return {minute % 1440 for minute in span}

    found = {n for n, (ahead, *times) in offices.items() if (utc + ahead) % 1440 in hours(*times)}
    return sorted(found)

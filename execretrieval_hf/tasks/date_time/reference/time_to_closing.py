def time_to_closing(weekday, clock, hours):
    def minute(day, text):
        return 1440 * day + int(text[:2]) * 60 + int(text[3:])

    now = minute(7 + weekday, clock)
    waits = [0]
    for day in range(21):
        if hours[day % 7]:
            opens, closes = (minute(day, text) for text in hours[day % 7])
            closes += 1440 if closes <= opens else 0
            if now in range(opens, closes):
                waits.append(closes - now)
    return sorted(waits)[-1]

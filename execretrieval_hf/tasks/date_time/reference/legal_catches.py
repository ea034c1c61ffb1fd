def legal_catches(day, seasons):
    today = day[5:]

    def days(first, last):
        calendar = [f"{m:02}-{d:02}" for m in range(1, 13) for d in range(1, 32)]
        turned = calendar[calendar.index(first) :] + calendar[: calendar.index(first)]
        return turned[: turned.index(last) + 1]

    return sorted(name for name, span in seasons.items() if today in days(*span))

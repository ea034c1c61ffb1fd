from datetime import date


def bubble_label(sent, today):
    day, now = date.fromisoformat(sent), date.fromisoformat(today)
    ahead = (day - now).days
    close = {0: "today", -1: "yesterday", 1: "tomorrow"}
    if ahead in close:
        return close[ahead]
    if -6 <= ahead <= 6:
        return "next " * (ahead > 0) + f"{day:%A}"
    text = f"{day.day}.{day.month}."
    return text if sent[:4] == today[:4] else text + str(day.year)

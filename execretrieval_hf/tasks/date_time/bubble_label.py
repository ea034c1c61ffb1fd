"""Name the day of a chat message as seen today: "today", "yesterday" or "tomorrow"; up to six days ago the
weekday such as "Friday", up to six days ahead "next Friday", otherwise day and month as "5.3.", with the year
added, "5.3.2023", if it is not this year's.

Keywords: relative day label message
Inputs: sent and today, YYYY-MM-DD strings
Requires: re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", sent) and datetime.date.fromisoformat(sent) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", today) and datetime.date.fromisoformat(today)
Topic: reading and writing dates
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def bubble_label(sent, today):
    names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    day, now = date.fromisoformat(sent), date.fromisoformat(today)
    ahead = (day - now).days
    if ahead == 0:
        return "today"
    if abs(ahead) == 1:
        return "tomorrow" if ahead > 0 else "yesterday"
    if ahead < 0 and ahead > -7:
        return names[day.weekday()]
    if ahead > 0 and ahead < 7:
        return "next " + names[day.weekday()]
    text = f"{day.day}.{day.month}."
    if day.year != now.year:
        text += str(day.year)
    return text


assert bubble_label("2024-05-08", "2024-05-08") == "today"
assert bubble_label("2024-05-07", "2024-05-08") == "yesterday"
assert bubble_label("2024-05-09", "2024-05-08") == "tomorrow"
assert bubble_label("2024-05-06", "2024-05-08") == "Monday"
assert bubble_label("2024-05-02", "2024-05-08") == "Thursday"
assert bubble_label("2024-05-01", "2024-05-08") == "1.5."
assert bubble_label("2024-05-10", "2024-05-08") == "next Friday"
assert bubble_label("2024-05-14", "2024-05-08") == "next Tuesday"
assert bubble_label("2024-05-15", "2024-05-08") == "15.5."
assert bubble_label("2023-12-20", "2024-01-03") == "20.12.2023"

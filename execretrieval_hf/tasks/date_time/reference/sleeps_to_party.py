from datetime import date, timedelta


def sleeps_to_party(today, birthday):
    now = date.fromisoformat(today)
    for sleeps in range(800):
        day = now + timedelta(sleeps)
        common = day.year % 4 != 0 or day.year % 100 == 0 and day.year % 400 != 0
        wanted = "03-01" if birthday == "02-29" and common else birthday
        if day.strftime("%m-%d") == wanted:
            return sleeps

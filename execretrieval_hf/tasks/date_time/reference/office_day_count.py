from datetime import date


def office_day_count(first, last):
    def weekdays_before(number):
        weeks, rest = divmod(number - 1, 7)
        return 5 * weeks + min(rest, 5)

    a, b = (date.fromisoformat(text).toordinal() for text in (first, last))
    return weekdays_before(b + 1) - weekdays_before(a)

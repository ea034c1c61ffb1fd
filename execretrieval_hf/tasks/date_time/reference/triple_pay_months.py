from collections import Counter
from datetime import date


def triple_pay_months(payday, year):
    rest = date.fromisoformat(payday).toordinal() % 14
    numbers = range(date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal() + 1)
    months = Counter(date.fromordinal(n).month for n in numbers if n % 14 == rest)
    return sorted(month for month in months if months[month] == 3)

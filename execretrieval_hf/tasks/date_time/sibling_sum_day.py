"""On which day from the elder's birth on do two siblings' ages in days (unborn 0) first reach n together?

Keywords: combined age milestone date
Inputs: births, the pair of both days of birth as YYYY-MM-DD, in any order; target, a non-negative integer
Requires: type(births) is tuple and len(births) == 2 and all(re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", b) and datetime.date.fromisoformat(b) for b in births) and type(target) is int and 0 <= target <= 100000
Topic: ages and anniversaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date, timedelta


def sibling_sum_day(births, target):
    elder, younger = sorted(date.fromisoformat(text) for text in births)
    lead = (younger - elder).days
    if target <= lead:
        reached = elder + timedelta(days=target)
    else:
        reached = younger + timedelta(days=(target - lead + 1) // 2)
    return reached.isoformat()


assert sibling_sum_day(("2020-01-01", "2020-01-11"), 10) == "2020-01-11"
assert sibling_sum_day(("2020-01-01", "2020-01-11"), 9) == "2020-01-10"
assert sibling_sum_day(("2020-01-11", "2020-01-01"), 11) == "2020-01-12"
assert sibling_sum_day(("2020-01-01", "2020-01-11"), 12) == "2020-01-12"
assert sibling_sum_day(("2020-01-11", "2020-01-01"), 13) == "2020-01-13"
assert sibling_sum_day(("2024-02-28", "2024-02-28"), 2) == "2024-02-29"
assert sibling_sum_day(("2024-02-28", "2024-02-28"), 0) == "2024-02-28"
assert sibling_sum_day(("2010-05-05", "2012-05-05"), 1000) == "2012-09-17"
assert sibling_sum_day(("2012-05-05", "2010-05-05"), 731) == "2012-05-05"

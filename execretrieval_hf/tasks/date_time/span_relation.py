"""Tell how a first span of dates lies to a second one, ends included: "same", "inside" or "around" the second,
"touch" if one begins on the day after the other ends, "overlap" if they merely share days, otherwise "before"
or "after" the second.

Keywords: relation of two date ranges
Inputs: one and other, the first and the second span, each a pair of YYYY-MM-DD strings, first and last day
Requires: all(type(s) is tuple and len(s) == 2 and s[0] <= s[1] and all(re.fullmatch(r"20[0-9]{2}-[0-9]{2}-[0-9]{2}", d) and datetime.date.fromisoformat(d) for d in s) for s in (one, other))
Topic: intervals
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from datetime import date


def span_relation(one, other):
    first, last = one
    other_first, other_last = other
    if one == other:
        return "same"
    if other_first <= first and last <= other_last:
        return "inside"
    if first <= other_first and other_last <= last:
        return "around"
    later_start = date.fromisoformat(max(first, other_first))
    earlier_end = date.fromisoformat(min(last, other_last))
    distance = (later_start - earlier_end).days
    if distance < 1:
        return "overlap"
    if distance == 1:
        return "touch"
    return "before" if first < other_first else "after"


assert span_relation(("2024-03-01", "2024-03-31"), ("2024-03-01", "2024-03-31")) == "same"
assert span_relation(("2024-03-01", "2024-03-10"), ("2024-03-01", "2024-03-31")) == "inside"
assert span_relation(("2024-03-05", "2024-03-31"), ("2024-03-20", "2024-03-31")) == "around"
assert span_relation(("2024-03-01", "2024-03-10"), ("2024-03-10", "2024-03-31")) == "overlap"
assert span_relation(("2024-03-01", "2024-03-31"), ("2024-02-10", "2024-02-29")) == "touch"
assert span_relation(("2024-02-01", "2024-02-28"), ("2024-03-01", "2024-03-02")) == "before"
assert span_relation(("2024-07-01", "2024-07-05"), ("2024-06-01", "2024-06-02")) == "after"
assert span_relation(("2024-05-05", "2024-05-05"), ("2024-05-01", "2024-05-05")) == "inside"
assert span_relation(("2024-05-01", "2024-05-09"), ("2024-05-01", "2024-05-08")) == "around"
assert span_relation(("2024-03-09", "2024-03-31"), ("2024-03-01", "2024-03-11")) == "overlap"

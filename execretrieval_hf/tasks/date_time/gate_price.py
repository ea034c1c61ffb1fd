"""At the zoo, children under 4 years are free, those under 15 pay 6, people from 65 on 9 and all others 14. A
group with children under 15 may buy one family ticket for 35, which covers all these and up to two others.
The cashier wants the cheapest total from the birth dates and the day.

Keywords: zoo admission family ticket
Inputs: births, a list of days of birth as YYYY-MM-DD, none on 29 February or after visit; visit, a YYYY-MM-DD string
Requires: type(births) is list and all(re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", b) and datetime.date.fromisoformat(b) and b[5:] != '02-29' and b <= visit for b in births) and re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", visit) and datetime.date.fromisoformat(visit)
Topic: ages and anniversaries
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def gate_price(births, visit):
    others = []
    children, single = 0, 0
    for born in births:
        age = int(visit[:4]) - int(born[:4])
        if visit[5:] < born[5:]:
            age -= 1
        if age >= 65:
            others.append(9)
        elif age >= 15:
            others.append(14)
        else:
            children += 1
            if age >= 4:
                single += 6
    single += sum(others)
    if children and 35 + sum(sorted(others)[:-2]) < single:
        return 35 + sum(sorted(others)[:-2])
    return single


assert gate_price(["1990-01-01", "2020-05-06", "2020-05-05"], "2024-05-05") == 20
assert gate_price(["1985-03-03", "1986-03-03", "2014-01-01", "2016-01-01"], "2024-05-05") == 35
assert gate_price(["1985-03-03", "1986-03-03", "1987-03-03", "1988-03-03"], "2024-05-05") == 56
assert gate_price(["2009-05-05"], "2024-05-05") == 14
assert gate_price(["2009-05-06"], "2024-05-05") == 6
assert gate_price(["1959-05-05", "1959-05-06", "2021-01-01"], "2024-05-05") == 23
assert gate_price(["1959-05-05", "2020-05-05", "1944-05-04", "2020-05-04", "1959-05-05", "2009-05-06"], "2024-05-05") == 44
assert gate_price(["1985-03-03", "1986-03-03", "1987-03-03", "2021-01-01"], "2024-05-05") == 42
assert gate_price([], "2024-05-05") == 0

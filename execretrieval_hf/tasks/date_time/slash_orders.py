"""How many dates like 3/14/2024 are possible only day-first, only month-first, and both ways, as a triple?

Keywords: ambiguous day month order
Inputs: texts, a list of strings of three numbers of one, one and four digits or more, joined by slashes, the year not 0
Requires: type(texts) is list and all(re.fullmatch("[0-9]{1,2}/[0-9]{1,2}/[12][0-9]{3}", t) for t in texts)
Topic: reading and writing dates
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from calendar import monthrange


def slash_orders(texts):
    day_first, month_first, both = 0, 0, 0
    for text in texts:
        left, right, year = map(int, text.split("/"))
        fits = []
        for day, month in ((left, right), (right, left)):
            fits.append(1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1])
        if all(fits):
            both += 1
        elif fits[0]:
            day_first += 1
        elif fits[1]:
            month_first += 1
    return day_first, month_first, both


assert slash_orders(["3/14/2024", "4/15/2024"]) == (0, 2, 0)
assert slash_orders(["14/3/2024", "5/6/2024"]) == (1, 0, 1)
assert slash_orders(["13/13/2024", "12/13/2024"]) == (0, 1, 0)
assert slash_orders(["29/2/2024", "29/2/2023"]) == (1, 0, 0)
assert slash_orders(["2/30/2024", "2/29/2024", "1/31/2024"]) == (0, 2, 0)
assert slash_orders(["0/5/2024", "5/0/2024", "0/13/2023"]) == (0, 0, 0)
assert slash_orders(["12/12/2023", "1/1/2023", "01/02/2023"]) == (0, 0, 3)
assert slash_orders([]) == (0, 0, 0)
assert slash_orders(["31/4/2024", "30/4/2024", "31/12/2024"]) == (2, 0, 0)
assert slash_orders(["4/31/2024", "12/1/2024", "1/13/2024"]) == (0, 1, 1)

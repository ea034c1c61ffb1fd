"""After how many years do savings that change by a percentage yearly, rounded down, repay a price, None if
never?

Keywords: payback period growing annual savings
Inputs: price, an integer; saving, the savings of the first year; percent, an integer from -100, by which the savings of each later year differ from those of the year before
Requires: type(price) is int and type(saving) is int and type(percent) is int and price < 10**6 and percent >= -100
Topic: finance
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def payback_years(price, saving, percent):
    years = 0
    while price > 0:
        if saving <= 0:
            return None
        price -= saving
        saving += saving * percent // 100
        years += 1
    return years


assert payback_years(1000, 250, 0) == 4
assert payback_years(1001, 250, 0) == 5
assert payback_years(0, 5, 3) == 0
assert payback_years(190, 100, -10) == 2
assert payback_years(191, 100, -10) == 3
assert payback_years(8, 5, -50) == 3
assert payback_years(9, 5, -50) == None
assert payback_years(41, 10, 10) == 4
assert payback_years(100, 15, 10) == 6
assert payback_years(7, 7, -100) == 1

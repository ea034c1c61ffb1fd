"""How do I round a whole number to k significant digits, halves away from zero?

Keywords: significant digits integer rounding
Inputs: number, an integer; figures, the k, at least 1; a number with no more than k digits stays as it is
Requires: type(number) is int and type(figures) is int and figures >= 1
Topic: rounding and money
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def leading_figures(number, figures):
    size = abs(number)
    spare = len(str(size)) - figures
    if spare <= 0:
        return number
    step = 10**spare
    rounded = (size + step // 2) // step * step
    if number < 0:
        return -rounded
    return rounded


assert leading_figures(12345, 2) == 12000
assert leading_figures(12500, 2) == 13000
assert leading_figures(-12500, 2) == -13000
assert leading_figures(-12499, 2) == -12000
assert leading_figures(987, 3) == 987
assert leading_figures(996, 2) == 1000
assert leading_figures(0, 1) == 0
assert leading_figures(-94, 1) == -90
assert leading_figures(7, 4) == 7

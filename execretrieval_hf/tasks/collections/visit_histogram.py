"""How many customers came once, twice and so on, the last number counting those with a cap or more visits?

Keywords: frequency of visit counts
Inputs: visits, a list with the customer's name of every visit; cap, an integer from 1; the result is a list of length cap
Requires: type(visits) is list and all(type(v) is str for v in visits) and type(cap) is int and 1 <= cap <= 50
Topic: counting
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def visit_histogram(visits, cap):
    frequencies = Counter(visits).values()
    exact = [sum(times == count for times in frequencies) for count in range(1, cap)]
    loyal = sum(times >= cap for times in frequencies)
    return exact + [loyal]


assert visit_histogram(["Ann", "Bo", "Ann", "Cy"], 3) == [2, 1, 0]
assert visit_histogram(["Ann", "Bo", "Ann", "Cy"], 1) == [3]
assert visit_histogram(["Bo", "Bo", "Bo", "Ann", "Cy", "Cy"], 2) == [1, 2]
assert visit_histogram([], 4) == [0, 0, 0, 0]
assert visit_histogram(["Di", "Di", "Di", "Di", "Ed", "Ed"], 4) == [0, 1, 0, 1]
assert visit_histogram(["Di", "Di", "Di", "Di", "Ed", "Ed", "Flo"], 3) == [1, 1, 1]
assert visit_histogram(["Gus"], 2) == [1, 0]
assert visit_histogram(["Ann", "Ann", "Bo", "Bo", "Cy", "Cy"], 5) == [0, 3, 0, 0, 0]

"""A pupil of a class is infected on day 0. Everybody infected is contagious from the second to the fourth day
after that and infects on each of these a given number of pupils never infected before, while there are any.
From the first day with more contagious pupils than a limit nobody is infected. List the contagious on each
day from 1, and the number never infected; None without pupils or for negative contacts.

Keywords: class infection spread simulation
Inputs: pupils, the size of the class; contacts, how many each one infects in a day; limit; days, how many days from day 1 to report; the result is a pair of a list and an integer
Requires: all(type(v) is int for v in (pupils, contacts, limit, days)) and pupils >= 0 and limit >= 0 and days >= 0
Topic: recurrences
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def outbreak_course(pupils, contacts, limit, days):
    if pupils < 1 or contacts < 0:
        return None
    healthy = pupils - 1
    infected = [1]
    course = []
    is_closed = False
    for day in range(1, days + 1):
        contagious = sum(number for past, number in enumerate(infected) if 2 <= day - past <= 4)
        if contagious > limit:
            is_closed = True
        caught = 0
        if not is_closed:
            caught = min(healthy, contagious * contacts)
        healthy -= caught
        infected.append(caught)
        course.append(contagious)
    return course, healthy


assert outbreak_course(10, 1, 5, 4) == ([0, 1, 1, 2], 5)
assert outbreak_course(10, 1, 2, 5) == ([0, 1, 1, 2, 2], 3)
assert outbreak_course(10, 1, 1, 7) == ([0, 1, 1, 2, 2, 2, 1], 7)
assert outbreak_course(4, 2, 9, 3) == ([0, 1, 1], 0)
assert outbreak_course(1, 3, 0, 2) == ([0, 1], 0)
assert outbreak_course(0, 1, 3, 2) == None
assert outbreak_course(5, -1, 3, 2) == None
assert outbreak_course(6, 0, 1, 5) == ([0, 1, 1, 1, 0], 5)
assert outbreak_course(20, 5, 0, 3) == ([0, 1, 1], 19)
assert outbreak_course(9, 2, 4, 0) == ([], 8)

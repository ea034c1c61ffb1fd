"""List the jobs of (customer, job) pairs in rounds of up to a quota per customer, customers by their first.

Keywords: fair round robin jobs
Inputs: jobs, a list of pairs of customer and job, texts; quota, an integer from 1; each customer's jobs stay in their order, and the result is the list of jobs
Requires: type(jobs) is list and all(type(j) is tuple and len(j) == 2 and type(j[0]) is type(j[1]) is str for j in jobs) and type(quota) is int and quota >= 1
Topic: queues and stacks
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def serve_in_turn(jobs, quota):
    waiting = {}
    for customer, job in jobs:
        waiting.setdefault(customer, []).append(job)
    served = []
    while waiting:
        customer = next(iter(waiting))
        pending = waiting.pop(customer)
        served += pending[:quota]
        if len(pending) > quota:
            waiting[customer] = pending[quota:]
    return served


assert serve_in_turn([("Ann", "a1"), ("Ann", "a2"), ("Bo", "b1")], 1) == ["a1", "b1", "a2"]
assert serve_in_turn([("Ann", "a1"), ("Ann", "a2"), ("Ann", "a3"), ("Bo", "b1")], 2) == ["a1", "a2", "b1", "a3"]
assert serve_in_turn([("Cy", "z"), ("Bo", "y"), ("Cy", "x"), ("Ann", "w"), ("Bo", "v")], 1) == ["z", "y", "w", "x", "v"]
assert serve_in_turn([], 3) == []
assert serve_in_turn([("Bo", "n"), ("Di", "m"), ("Bo", "n")], 2) == ["n", "n", "m"]
assert serve_in_turn([("Ed", "1"), ("Ed", "2"), ("Ed", "3"), ("Ed", "4"), ("Ed", "5"), ("Flo", "6")], 2) == ["1", "2", "6", "3", "4", "5"]
assert serve_in_turn([("Flo", "q"), ("Ed", "r"), ("Ed", "s"), ("Ed", "t"), ("Flo", "u")], 1) == ["q", "r", "u", "s", "t"]
assert serve_in_turn([("Gus", "k"), ("Hal", "l"), ("Gus", "j")], 9) == ["k", "j", "l"]

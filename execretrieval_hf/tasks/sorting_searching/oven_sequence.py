"""First bake what needs the present heat or more, rising, then cooler jobs, falling: give order and total degrees
changed.

Keywords: order oven jobs by temperature
Inputs: jobs, a list of integer temperatures; present, an integer
Requires: type(jobs) is list and all(type(j) is int for j in jobs) and type(present) is int
Topic: scheduling order
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def oven_sequence(jobs, present):
    hotter = sorted(job for job in jobs if job >= present)
    cooler = sorted((job for job in jobs if job < present), reverse=True)
    change = 0
    heat = present
    for job in hotter + cooler:
        change += abs(job - heat)
        heat = job
    return hotter + cooler, change


assert oven_sequence([], 180) == ([], 0)
assert oven_sequence([180], 180) == ([180], 0)
assert oven_sequence([200], 180) == ([200], 20)
assert oven_sequence([160, 200], 180) == ([200, 160], 60)
assert oven_sequence([220, 150, 200, 170], 190) == ([200, 220, 170, 150], 100)
assert oven_sequence([190, 160, 190, 240], 190) == ([190, 190, 240, 160], 130)
assert oven_sequence([150, 170, 100], 200) == ([170, 150, 100], 100)
assert oven_sequence([210, 230, 220], 200) == ([210, 220, 230], 30)
assert oven_sequence([179, 181, 180], 180) == ([180, 181, 179], 3)

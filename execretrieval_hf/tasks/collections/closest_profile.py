"""Find the user most like a given list of interests, by the share of common interests among all different ones
of both sides. Users on a block list, and those with fewer common interests than a minimum, are out of the
question; on equal shares the alphabetically first wins, and without any candidate the answer is None.

Keywords: most similar user by overlap
Inputs: interests, a list of texts; users, a dictionary from name to list of texts; blocked, a list of names; minimum, an integer from 1; repetitions within a list are of no effect
Requires: type(interests) is list and all(type(t) is str for t in interests) and type(users) is dict and all(type(u) is str and type(p) is list and all(type(t) is str for t in p) for u, p in users.items()) and type(blocked) is list and all(type(u) is str for u in blocked) and type(minimum) is int and minimum >= 1
Topic: set relations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def closest_profile(interests, users, blocked, minimum):
    wanted = set(interests)
    winner = None
    highest = 0
    for user in sorted(users):
        own = set(users[user])
        common = sum(interest in wanted for interest in own)
        if user in blocked or common < minimum:
            continue
        share = Fraction(common, len(wanted | own))
        if share > highest:
            highest = share
            winner = user
    return winner


assert closest_profile(["art", "ski"], {"Bo": ["art"], "Ann": ["art", "tea", "go"]}, [], 1) == "Bo"
assert closest_profile(["art", "ski"], {"Bo": ["art"], "Ann": ["ski"]}, [], 1) == "Ann"
assert closest_profile(["art", "ski"], {"Bo": ["art"], "Ann": ["ski"]}, ["Ann", "Cy"], 1) == "Bo"
assert closest_profile(["art", "ski", "go"], {"Di": ["go"], "Cy": ["a", "b", "c", "art", "ski"]}, [], 2) == "Cy"
assert closest_profile(["art", "ski"], {"Di": ["art"]}, [], 2) == None
assert closest_profile(["go"], {"Ed": ["go"], "Ann": ["rye", "ski", "tea"]}, [], 1) == "Ed"
assert closest_profile([], {"Di": []}, [], 1) == None
assert closest_profile(["p", "q", "r", "r"], {"Ed": ["p", "q", "s"], "Flo": ["p", "p", "q"], "Gus": ["p", "r", "q", "t", "u"]}, ["Ed"], 2) == "Flo"
assert closest_profile(["p", "q", "r"], {"Hal": ["p", "x", "y", "z"], "Gus": ["p", "q", "x", "w", "v"], "Jo": ["r", "p"]}, ["Jo"], 1) == "Gus"
assert closest_profile(["tea"], {"Kim": ["tea", "jam", "rye"], "Lea": ["tea", "jam"]}, [], 1) == "Lea"

"""What are the fewest servings leaving no opened pack of any (portion, pack) ingredient, or None if above my
limit?

Keywords: whole packs recipe servings
Inputs: recipe, a non-empty list of pairs (grams in one serving, grams in one pack), one for each ingredient; limit, the most servings allowed
Requires: type(recipe) is list and len(recipe) >= 1 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int and v >= 1 for v in p) for p in recipe) and type(limit) is int and limit >= 1
Topic: divisibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def clean_batch_size(recipe, limit):
    servings = 1
    for portion, pack in recipe:
        step = pack // gcd(portion, pack)
        servings = servings * step // gcd(servings, step)
    if servings > limit:
        return None
    return servings


assert clean_batch_size([(150, 500)], 10) == 10
assert clean_batch_size([(150, 500)], 9) == None
assert clean_batch_size([(50, 200), (30, 90)], 20) == 12
assert clean_batch_size([(200, 100)], 5) == 1
assert clean_batch_size([(6, 4), (5, 10)], 9) == 2
assert clean_batch_size([(10, 60), (8, 36)], 50) == 18
assert clean_batch_size([(3, 8), (3, 12)], 7) == None
assert clean_batch_size([(3, 8), (3, 12)], 8) == 8

"""Which pairs of pupils named each other among their first n wishes, alphabetically within and between pairs?

Keywords: reciprocal friend wishes
Inputs: wishes, a dictionary from name to a list of different other names; most, the number n, from 0
Requires: type(wishes) is dict and all(type(p) is str and type(w) is list and all(type(x) is str for x in w) and p not in w and len(set(w)) == len(w) for p, w in wishes.items()) and type(most) is int and most >= 0
Topic: pairing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mutual_choices(wishes, most):
    pairs = []
    for pupil in wishes:
        for friend in wishes[pupil][:most]:
            back = wishes.get(friend, [])[:most]
            if pupil in back and pupil < friend:
                pairs.append((pupil, friend))
    return sorted(pairs)


assert mutual_choices({"Bo": ["Al"], "Al": ["Bo"]}, 1) == [("Al", "Bo")]
assert mutual_choices({"Al": ["Bo", "Cy"], "Bo": ["Cy", "Al"], "Cy": ["Al"]}, 1) == []
assert mutual_choices({"Al": ["Bo", "Cy"], "Bo": ["Cy", "Al"], "Cy": ["Al"]}, 2) == [("Al", "Bo"), ("Al", "Cy")]
assert mutual_choices({"Al": ["Cy", "Bo"], "Cy": ["Bo", "Al"], "Bo": ["Cy"]}, 1) == [("Bo", "Cy")]
assert mutual_choices({"Di": ["Ed", "Al"], "Al": ["Di"], "Ed": ["Di"]}, 2) == [("Al", "Di"), ("Di", "Ed")]
assert mutual_choices({"Al": ["Bo", "Cy", "Di"], "Di": ["Bo", "Cy", "Al"]}, 3) == [("Al", "Di")]
assert mutual_choices({"Al": ["Bo", "Cy", "Di"], "Di": ["Bo", "Cy", "Al"]}, 2) == []
assert mutual_choices({"Zoe": ["Yan", "Xi"], "Yan": ["Zoe"], "Xi": ["Yan", "Zoe"]}, 2) == [("Xi", "Zoe"), ("Yan", "Zoe")]

"""The final of our ski race takes a limited number of runners (name, region, seconds). Places go first to the
fastest of every region, the faster ones first if there are not enough places; what is left goes to the
fastest of the others, but only to those at most a given number of seconds behind the fastest of all. List the
names by time; equal times go in order of entry throughout.

Keywords: regional winners plus wildcards final
Inputs: runners, a list of (name, region, seconds) with two texts and an integer, the names distinct; places and behind, integers from 0
Requires: type(runners) is list and all(type(r) is tuple and len(r) == 3 and type(r[0]) is str and type(r[1]) is str and type(r[2]) is int for r in runners) and len({r[0] for r in runners}) == len(runners) and type(places) is int and places >= 0 and type(behind) is int and behind >= 0
Topic: selection under limits
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def start_field(runners, places, behind):
    ranked = sorted(runners, key=lambda runner: runner[2])
    regions = []
    winners = []
    others = []
    for runner in ranked:
        name, region, seconds = runner
        if region not in regions:
            regions.append(region)
            winners.append(runner)
        elif seconds - ranked[0][2] <= behind:
            others.append(runner)
    chosen = (winners + others)[:places]
    names = []
    for runner in ranked:
        if runner in chosen:
            names.append(runner[0])
    return names


assert start_field([], 3, 5) == []
assert start_field([('Al', 'N', 60), ('Bo', 'N', 63), ('Cy', 'N', 62), ('Di', 'S', 99)], 3, 2) == ['Al', 'Cy', 'Di']
assert start_field([('Al', 'N', 60), ('Bo', 'S', 80)], 2, 5) == ['Al', 'Bo']
assert start_field([('Al', 'N', 60), ('Bo', 'N', 61), ('Cy', 'S', 70)], 2, 5) == ['Al', 'Cy']
assert start_field([('Al', 'N', 60), ('Bo', 'N', 61), ('Cy', 'S', 70)], 1, 5) == ['Al']
assert start_field([('Al', 'N', 62), ('Bo', 'N', 61), ('Cy', 'S', 61), ('Di', 'S', 62)], 3, 1) == ['Bo', 'Cy', 'Al']
assert start_field([('Cy', 'S', 61), ('Al', 'N', 60), ('Bo', 'N', 61)], 3, 1) == ['Al', 'Cy', 'Bo']
assert start_field([('Bo', 'N', 61), ('Al', 'N', 60), ('Cy', 'S', 61)], 3, 0) == ['Al', 'Cy']
assert start_field([('Ed', 'W', 70), ('Al', 'N', 60), ('Bo', 'N', 60), ('Di', 'W', 66)], 5, 6) == ['Al', 'Bo', 'Di']
assert start_field([('Al', 'N', 60), ('Bo', 'S', 61)], 0, 9) == []

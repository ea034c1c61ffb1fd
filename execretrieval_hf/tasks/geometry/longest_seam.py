"""Long straight joints let our paving crack. In a plan of letters, touching cells with the same letter belong to
one slab, and between different letters runs a joint, one unit long; the plan's rim is none. Tell me the
length of the longest unbroken straight joint, across or down, and how many of that length there are; two
zeros without any.

Keywords: longest straight grout line
Inputs: plan, a non-empty list of non-empty strings of equal length; the answer is a pair of integers
Requires: type(plan) is list and len(plan) > 0 and all(type(r) is str and len(r) == len(plan[0]) > 0 for r in plan)
Topic: tilings
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def longest_seam(plan):
    runs = []
    columns = list(zip(*plan))
    for lines in (plan, columns):
        for upper, lower in zip(lines, lines[1:]):
            run = 0
            for here, there in zip(upper, lower):
                if here == there:
                    run = 0
                else:
                    run += 1
                runs.append(run)
    longest = max(runs, default=0)
    if longest == 0:
        return 0, 0
    return longest, runs.count(longest)


assert longest_seam(["aab", "ccb"]) == (2, 2)
assert longest_seam(["a"]) == (0, 0)
assert longest_seam(["aab", "ccd", "ccd"]) == (3, 2)
assert longest_seam(["aa", "aa"]) == (0, 0)
assert longest_seam(["abab"]) == (1, 3)
assert longest_seam(["aabb", "ccbd", "eeff"]) == (4, 1)
assert longest_seam(["ab", "ac", "dc", "ee"]) == (3, 1)
assert longest_seam(["aabbccdd", "eebbffgg"]) == (4, 1)
assert longest_seam(["abc", "dbc", "aec", "ade"]) == (4, 2)
assert longest_seam(["abcde"]) == (1, 4)

"""Give (leader, days) of the longest unbroken lead in daily rankings, earliest on ties, empty days
interrupting, (None, 0) without

Keywords: longest run as ranking leader
Inputs: rankings, a list with a list of names, best first, for each day
Requires: type(rankings) is list and all(type(r) is list and all(type(n) is str for n in r) for r in rankings)
Topic: ranking
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

def longest_reign(rankings):
    champion, longest = None, 0
    leader, run = None, 0
    for names in rankings:
        if names and names[0] == leader:
            run += 1
        else:
            leader = names[0] if names else None
            run = 1
        if leader is not None and run > longest:
            champion, longest = leader, run
    return champion, longest


assert longest_reign([["Ida", "Bo"], ["Ida"], ["Bo", "Ida"]]) == ("Ida", 2)
assert longest_reign([["Bo"], ["Ida", "Bo"], ["Ida"], ["Bo"], ["Bo"], ["Bo"]]) == ("Bo", 3)
assert longest_reign([["Ida"], ["Bo"], ["Ida"]]) == ("Ida", 1)
assert longest_reign([]) == (None, 0)
assert longest_reign([[], [], ["Cy", "Ida"]]) == ("Cy", 1)
assert longest_reign([["Cy"], [], ["Cy"], ["Bo"], ["Bo", "Cy"]]) == ("Bo", 2)
assert longest_reign([[], []]) == (None, 0)
assert longest_reign([["Di"], ["Di"], ["Ed", "Di"], ["Ed"], []]) == ("Di", 2)

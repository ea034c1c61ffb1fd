"""Runners note who finished directly ahead of them. Join the notes into lists of names, front to back and as long
as possible, longest first, then alphabetically by front name. Of several naming the same person only the
alphabetically first is believed; the others begin lists of their own. Leave out circles and lists below a given
length.

Keywords: finish order from partial notes
Inputs: ahead, a dictionary from a runner's name to the name of the one ahead; least, the given number, from 1
Requires: type(ahead) is dict and all(type(a) is str and type(b) is str for a, b in ahead.items()) and type(least) is int and least >= 1
Topic: chains of references
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def finish_fragments(ahead, least):
    behind = {}
    for runner in sorted(ahead):
        behind.setdefault(ahead[runner], runner)
    names = set(ahead) | set(behind)
    lists = []
    for front in names - set(behind.values()):
        line = [front]
        while line[-1] in behind:
            line.append(behind[line[-1]])
        if len(line) >= least:
            lists.append(line)
    return sorted(lists, key=lambda line: (-len(line), line[0]))


assert finish_fragments({"Bo": "Ann", "Cy": "Bo"}, 3) == [["Ann", "Bo", "Cy"]]
assert finish_fragments({"Cy": "Ann", "Bo": "Ann"}, 1) == [["Ann", "Bo"], ["Cy"]]
assert finish_fragments({"Cy": "Ann", "Bo": "Ann", "Di": "Cy"}, 2) == [["Ann", "Bo"], ["Cy", "Di"]]
assert finish_fragments({"Ed": "Di", "Bo": "Ann", "Cy": "Bo"}, 3) == [["Ann", "Bo", "Cy"]]
assert finish_fragments({"Ed": "Di", "Bo": "Cy", "Al": "Bo"}, 2) == [["Cy", "Bo", "Al"], ["Di", "Ed"]]
assert finish_fragments({"Ann": "Bo", "Bo": "Ann"}, 1) == []
assert finish_fragments({"Bo": "Yan", "Ann": "Zoe"}, 2) == [["Yan", "Bo"], ["Zoe", "Ann"]]
assert finish_fragments({"Jo": "Ida", "Al": "Ida", "Kit": "Jo", "Lu": "Kit"}, 2) == [["Jo", "Kit", "Lu"], ["Ida", "Al"]]
assert finish_fragments({"Al": "Bo", "Bo": "Al", "Cy": "Al", "Di": "Cy"}, 2) == [["Cy", "Di"]]
assert finish_fragments({"b": "a", "c": "b", "e": "b", "y": "x", "z": "y"}, 1) == [["a", "b", "c"], ["x", "y", "z"], ["e"]]

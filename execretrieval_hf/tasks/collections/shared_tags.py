"""From articles with their lists of tags, build the reverse, a dictionary from tag to the sorted titles that
carry it. Tags are stripped of outer blanks and put in lower case, empty ones ignored; one given twice in an
article counts once, and only those occurring in at least a minimum number of articles stay. A minimum below 1
gives None.

Keywords: inverted index of tags
Inputs: articles, a dictionary from title to list of strings; minimum, an integer
Requires: type(articles) is dict and all(type(a) is str and type(t) is list and all(type(s) is str for s in t) for a, t in articles.items()) and type(minimum) is int
Topic: grouping
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import defaultdict


def shared_tags(articles, minimum):
    if minimum < 1:
        return None
    carriers = defaultdict(set)
    for title, tags in articles.items():
        for tag in tags:
            cleaned = tag.strip().lower()
            if cleaned:
                carriers[cleaned].add(title)
    return {tag: sorted(titles) for tag, titles in carriers.items() if len(titles) >= minimum}


assert shared_tags({"Soup": ["Hot", "veg"], "Curry": ["hot "]}, 2) == {"hot": ["Curry", "Soup"]}
assert shared_tags({"Soup": ["Hot", " "], "Curry": ["", "rice"]}, 1) == {"hot": ["Soup"], "rice": ["Curry"]}
assert shared_tags({"Soup": ["hot"]}, 0) == None
assert shared_tags({"Pie": ["sweet", "SWEET"], "Jam": []}, 2) == {}
assert shared_tags({}, 1) == {}
assert shared_tags({"B": ["x", "y"], "A": ["y", "x"], "C": ["y"]}, 3) == {"y": ["A", "B", "C"]}
assert shared_tags({"Tea": ["hot cup"], "Ice": ["ice", "ice", "cup"]}, 1) == {"hot cup": ["Tea"], "ice": ["Ice"], "cup": ["Ice"]}
assert shared_tags({"b": ["k", " K", "m"], "a": ["k"], "c": ["m", "n"]}, 2) == {"k": ["a", "b"], "m": ["b", "c"]}

"""I have a dictionary from article title to its list of tags and need the reverse, from each tag to the
sorted titles that carry it, with tags stripped of outer blanks and put in lower case, empty ones ignored, and
only those kept that occur in at least a minimum number of articles. A tag given twice in one article counts
once, and a minimum below 1 should give None.

Keywords: inverted index of tags
Inputs: articles, a dictionary from string to list of strings; minimum, an integer
Requires: type(articles) is dict and all(type(t) is list for t in articles.values()) and type(minimum) is int
Topic: inverted index
Register: request
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
assert shared_tags({"Tea": ["hot drink"], "Ice": ["cold", "cold", "drink"]}, 1) == {"hot drink": ["Tea"], "cold": ["Ice"], "drink": ["Ice"]}
assert shared_tags({"b": ["k", " K", "m"], "a": ["k"], "c": ["m", "n"]}, 2) == {"k": ["a", "b"], "m": ["b", "c"]}

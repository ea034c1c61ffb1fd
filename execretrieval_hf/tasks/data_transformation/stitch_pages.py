"""Join overlapping log pages into one list, dropping from each page the longest start that repeats the collected end

Keywords: merge overlapping list ends
Inputs: pages, a list of lists of integers
Requires: type(pages) is list and all(type(p) is list and all(type(e) is int for e in p) for p in pages)
Topic: flattening
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stitch_pages(pages):
    collected = []
    for page in pages:
        overlap = min(len(collected), len(page))
        while overlap > 0 and collected[-overlap:] != page[:overlap]:
            overlap -= 1
        collected += page[overlap:]
    return collected


assert stitch_pages([[1, 2, 3], [2, 3, 4], [4, 5]]) == [1, 2, 3, 4, 5]
assert stitch_pages([[1, 2], [3, 4], [3]]) == [1, 2, 3, 4, 3]
assert stitch_pages([[7, 7], [7, 7, 7]]) == [7, 7, 7]
assert stitch_pages([]) == []
assert stitch_pages([[], [5, 6], [], [6]]) == [5, 6]
assert stitch_pages([[1, 2], [3], [1, 2, 3, 4]]) == [1, 2, 3, 4]
assert stitch_pages([[4, 1, 4], [4, 1, 4, 2], [9, 2]]) == [4, 1, 4, 2, 9, 2]
assert stitch_pages([[8, 9], [8, 9, 8], [8, 9, 9]]) == [8, 9, 8, 9, 9]

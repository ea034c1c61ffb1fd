"""Mix two sound tracks of signed 16-bit samples: to each sample of the first add half of the second's, rounded
towards zero, a lost sample (None) and a track that has ended counting as silence. Keep the results within
-32768 and 32767, and return them as a list together with the number of places where that was necessary.

Keywords: audio mixing saturation
Inputs: first and second, lists of integers from -32768 to 32767 or None; the result is a pair
Requires: all(type(t) is list and all(s is None or type(s) is int and -32768 <= s <= 32767 for s in t) for t in (first, second))
Topic: signed numbers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blended_tracks(first, second):
    mixed = []
    limited = 0
    for place in range(max(len(first), len(second))):
        level = 0
        if place < len(first) and first[place] is not None:
            level += first[place]
        if place < len(second) and second[place] is not None:
            half = abs(second[place]) // 2
            if second[place] < 0:
                half = -half
            level += half
        if level < -32768:
            level = -32768
            limited += 1
        elif level > 32767:
            level = 32767
            limited += 1
        mixed.append(level)
    return mixed, limited


assert blended_tracks([None, 200, 7], [10, None, -10]) == ([5, 200, 2], 0)
assert blended_tracks([1, 1, 1], [3, -3]) == ([2, 0, 1], 0)
assert blended_tracks([5], [7, 1, -1, -8]) == ([8, 0, 0, -4], 0)
assert blended_tracks([32767, 32767], [1, 2]) == ([32767, 32767], 1)
assert blended_tracks([-32768, -32768], [-1, -2]) == ([-32768, -32768], 1)
assert blended_tracks([-30000, 30000], [-5537, 5536]) == ([-32768, 32767], 1)
assert blended_tracks([-30000, 30000], [-5534, 5533]) == ([-32767, 32766], 0)
assert blended_tracks([20000, -20000, 32766], [32767, -32768, 2]) == ([32767, -32768, 32767], 2)
assert blended_tracks([], []) == ([], 0)

"""Choose finalists from (name, mark) pairs, counting only marks of at least a floor: as many of the best as
there are places, and with them everyone level with the last one. Give the names by falling mark, equal marks
in entry order; the list is empty with less than one place.

Keywords: finalists minimum mark ties
Inputs: entries, a list of tuples of a string and an integer; places and floor, integers
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is str and type(e[1]) is int for e in entries) and type(places) is int and type(floor) is int
Topic: selection under limits
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def final_lineup(entries, places, floor):
    counting = sorted((mark for _, mark in entries if mark >= floor), reverse=True)
    if places < 1 or not counting:
        return []
    cutoff = counting[:places][-1]
    lineup = [entry for entry in entries if entry[1] >= cutoff]
    lineup.sort(key=lambda entry: entry[1], reverse=True)
    return [name for name, _ in lineup]


assert final_lineup([("Ana", 71), ("Bo", 85), ("Cy", 64), ("Di", 90)], 2, 50) == ["Di", "Bo"]
assert final_lineup([("Ana", 71), ("Bo", 85), ("Cy", 71), ("Di", 71), ("Ed", 70)], 2, 50) == ["Bo", "Ana", "Cy", "Di"]
assert final_lineup([("Flo", 40), ("Gus", 60), ("Hal", 59)], 3, 60) == ["Gus"]
assert final_lineup([("Ivy", 30), ("Jo", 20)], 0, 10) == []
assert final_lineup([("Kim", 12), ("Lou", 11)], 1, 13) == []
assert final_lineup([("Max", 5), ("Ned", 9), ("Ola", 9), ("Pat", 7)], 1, 0) == ["Ned", "Ola"]
assert final_lineup([("Quin", 33), ("Rae", 44), ("Sid", 22)], 7, 30) == ["Rae", "Quin"]
assert final_lineup([("Tom", -2), ("Uma", 3), ("Vic", -4)], 3, -4) == ["Uma", "Tom", "Vic"]
assert final_lineup([("Wes", 18), ("Xia", 25), ("Yan", 21), ("Zoe", 19)], 3, 18) == ["Xia", "Yan", "Zoe"]

"""In which slot is each frame sent if every slot takes the lowest id waiting, those just arriving included?

Keywords: bus arbitration lowest id
Inputs: frames, a list of pairs (slot of arrival, id), slots counted from 0 and ids all different; the result is a list in the same order
Requires: type(frames) is list and all(type(f) is tuple and len(f) == 2 and type(f[0]) is int and 0 <= f[0] <= 1000 and type(f[1]) is int for f in frames) and len(set(f[1] for f in frames)) == len(frames)
Topic: protocols
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sending_slots(frames):
    slots = [0] * len(frames)
    waiting = sorted(range(len(frames)), key=lambda place: frames[place][1])
    slot = 0
    while waiting:
        for place in waiting:
            if frames[place][0] <= slot:
                slots[place] = slot
                waiting.remove(place)
                break
        slot += 1
    return slots


assert sending_slots([(0, 7), (0, 3), (0, 5)]) == [2, 0, 1]
assert sending_slots([(2, 1), (0, 9), (0, 8)]) == [2, 1, 0]
assert sending_slots([(1, 4)]) == [1]
assert sending_slots([(0, 6), (1, 2), (1, 5)]) == [0, 1, 2]
assert sending_slots([(0, 30), (1, 20), (2, 10), (3, 5)]) == [0, 1, 2, 3]
assert sending_slots([(0, 2), (0, 9), (1, 5), (2, 4)]) == [0, 3, 1, 2]
assert sending_slots([]) == []
assert sending_slots([(5, 1), (5, 0), (3, 8)]) == [6, 5, 3]

"""Exams are planned one by one, each a mask of its students. One goes into the first slot where none of its
students sits another exam, that holds fewer exams than we have rooms, and whose preceding slot, if any, examines
at most one of its students; otherwise it opens a new slot. I need each exam's slot number from 0.

Keywords: assign exams to slots by conflicts
Inputs: exams, a list of masks, one bit a student; rooms, an integer from 1
Requires: type(exams) is list and all(type(e) is int and 0 <= e < 2**12 for e in exams) and type(rooms) is int and 1 <= rooms <= 9
Topic: bit sets
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sitting_numbers(exams, rooms):
    busy = []
    filled = []
    slots = []
    for students in exams:
        chosen = len(busy)
        for slot, others in enumerate(busy):
            if others & students or filled[slot] >= rooms:
                continue
            if slot == 0 or (busy[slot - 1] & students).bit_count() <= 1:
                chosen = slot
                break
        if chosen == len(busy):
            busy.append(0)
            filled.append(0)
        busy[chosen] |= students
        filled[chosen] += 1
        slots.append(chosen)
    return slots


assert sitting_numbers([0b0011, 0b1100, 0b0110], 2) == [0, 0, 1]
assert sitting_numbers([0b0011, 0b1100], 1) == [0, 1]
assert sitting_numbers([], 3) == []
assert sitting_numbers([0b0011, 0b0001, 0b0110, 0b1000], 3) == [0, 1, 1, 0]
assert sitting_numbers([0b0111, 0b1001, 0b0110, 0b0010], 2) == [0, 1, 2, 1]
assert sitting_numbers([0b11000, 0b11110, 0b00110, 0b00110], 2) == [0, 1, 0, 2]
assert sitting_numbers([0b11100, 0b10011, 0, 0b01000, 0b01000, 0b10001], 3) == [0, 1, 0, 1, 2, 3]
assert sitting_numbers([10, 1, 2, 2, 3, 25, 8], 2) == [0, 0, 1, 2, 3, 2, 1]

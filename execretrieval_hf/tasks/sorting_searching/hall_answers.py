"""People ask one after the other for our hall with a wished starting minute and a length. Everybody gets the
earliest start from the wished one on at which at least the cleaning time lies between them and each booking
granted so far, before it or after it; who would start more than the allowed delay later is refused. List the
granted starts, None for a refusal.

Keywords: hall bookings with cleaning time delay
Inputs: wishes, a list of (start, length) pairs of integers, the length positive; cleaning and delay, integers from 0
Requires: type(wishes) is list and all(type(w) is tuple and len(w) == 2 and type(w[0]) is int and type(w[1]) is int and w[1] > 0 for w in wishes) and type(cleaning) is int and cleaning >= 0 and type(delay) is int and delay >= 0
Topic: interval search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hall_answers(wishes, cleaning, delay):
    granted = []
    answers = []
    for wished, length in wishes:
        start = wished
        for begin, end in sorted(granted):
            if end + cleaning <= start:
                continue
            if start + length + cleaning <= begin:
                break
            start = end + cleaning
        if start - wished > delay:
            answers.append(None)
        else:
            granted.append((start, start + length))
            answers.append(start)
    return answers


assert hall_answers([], 1, 1) == []
assert hall_answers([(5, 2), (9, 3)], 2, 0) == [5, 9]
assert hall_answers([(5, 2), (8, 3)], 2, 0) == [5, None]
assert hall_answers([(5, 2), (8, 3)], 2, 1) == [5, 9]
assert hall_answers([(5, 2), (2, 3)], 0, 0) == [5, 2]
assert hall_answers([(5, 2), (2, 3)], 1, 9) == [5, 8]
assert hall_answers([(10, 5), (10, 5), (10, 5)], 0, 10) == [10, 15, 20]
assert hall_answers([(10, 5), (20, 5), (12, 3), (12, 6)], 1, 20) == [10, 20, 16, 26]
assert hall_answers([(0, 4), (1, 4), (2, 2)], 1, 3) == [0, None, 5]
assert hall_answers([(3, 1), (7, 1), (3, 2), (4, 2)], 1, 2) == [3, 7, None, None]

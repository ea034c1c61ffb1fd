"""At which positions, from 0, could frames begin: byte 170, a count, so many bytes, their sum modulo 256?

Keywords: possible frame starts checksum
Inputs: stream, a list of integers from 0 to 255
Requires: type(stream) is list and all(type(b) is int and 0 <= b <= 255 for b in stream)
Topic: frames
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sync_spots(stream):
    spots = []
    for place in range(len(stream) - 2):
        if stream[place] != 170:
            continue
        end = place + 2 + stream[place + 1]
        if end >= len(stream):
            continue
        if sum(stream[place + 2:end]) % 256 == stream[end]:
            spots.append(place)
    return spots


assert sync_spots([170, 2, 5, 6, 11]) == [0]
assert sync_spots([1, 170, 1, 7, 7, 9]) == [1]
assert sync_spots([170, 1, 170, 170, 0, 0]) == [0, 3]
assert sync_spots([5, 5, 5, 170, 2, 200, 100, 44]) == [3]
assert sync_spots([170, 2, 5, 6, 12, 170, 1, 3]) == []
assert sync_spots([170, 170, 0, 0, 170, 0, 0]) == [1, 4]
assert sync_spots([171, 1, 4, 4, 170, 0, 0]) == [4]
assert sync_spots([9, 9, 170, 0, 1, 170, 3, 0, 1, 2, 3]) == [5]
assert sync_spots([170, 1, 170, 170]) == [0]
assert sync_spots([170, 0, 170, 1, 0]) == []

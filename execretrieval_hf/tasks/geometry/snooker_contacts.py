"""Which balls touch a given one in a triangular rack numbered from 1 row by row from its tip? Ascending.

Keywords: neighbours in triangular ball rack
Inputs: ball, the number of a ball in the rack; rows, the number of rows, the first of one ball and each next one ball longer; the answer is a list of numbers
Requires: type(ball) is int and type(rows) is int and 0 < rows < 1000 and 0 < ball <= rows * (rows + 1) // 2
Topic: triangles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snooker_contacts(ball, rows):
    row = 1
    while row * (row + 1) // 2 < ball:
        row += 1
    last = row * (row + 1) // 2
    first = last - row + 1
    touching = []
    if ball > first:
        touching.append(ball - row)
    if ball < last:
        touching.append(ball - row + 1)
    if ball > first:
        touching.append(ball - 1)
    if ball < last:
        touching.append(ball + 1)
    if row < rows:
        touching += [ball + row, ball + row + 1]
    return touching


assert snooker_contacts(1, 1) == []
assert snooker_contacts(1, 2) == [2, 3]
assert snooker_contacts(5, 5) == [2, 3, 4, 6, 8, 9]
assert snooker_contacts(4, 3) == [2, 5]
assert snooker_contacts(6, 4) == [3, 5, 9, 10]
assert snooker_contacts(8, 4) == [4, 5, 7, 9]
assert snooker_contacts(15, 5) == [10, 14]
assert snooker_contacts(11, 6) == [7, 12, 16, 17]
assert snooker_contacts(3, 2) == [1, 2]
assert snooker_contacts(13, 5) == [8, 9, 12, 14]

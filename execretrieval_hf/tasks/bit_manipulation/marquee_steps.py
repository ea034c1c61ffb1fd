"""Our LED sign scrolls a message, one integer a row, highest bit leftmost. It enters at the right edge and moves
one column a frame until its last column stands at the left edge. List the frames, each a list of row
integers, from the one showing a single column on, dropping those equal to the frame before.

Keywords: scrolling LED message frames
Inputs: rows, a list of integers of length bits; length, the columns of the message; width, the columns of the sign
Requires: type(rows) is list and len(rows) > 0 and all(type(n) is int and n >= 1 and n <= 16 for n in (length, width)) and all(type(r) is int and 0 <= r < 2**length for r in rows)
Topic: shifts and rotations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def marquee_steps(rows, length, width):
    visible = (1 << width) - 1
    frames = []
    for step in range(1, length + width):
        frame = []
        for row in rows:
            if step < length:
                moved = row >> length - step
            else:
                moved = row << step - length
            frame.append(moved & visible)
        if not frames or frame != frames[-1]:
            frames.append(frame)
    return frames


assert marquee_steps([0b101], 3, 2) == [[0b01], [0b10], [0b01], [0b10]]
assert marquee_steps([0b1], 1, 3) == [[0b001], [0b010], [0b100]]
assert marquee_steps([0b011], 3, 1) == [[0], [1]]
assert marquee_steps([0b10, 0b11], 2, 2) == [[1, 1], [2, 3], [0, 2]]
assert marquee_steps([0b00, 0b00], 2, 3) == [[0, 0]]
assert marquee_steps([0b1110, 0b0010], 4, 2) == [[1, 0], [3, 0], [3, 1], [2, 2], [0, 0]]
assert marquee_steps([0b1], 1, 1) == [[1]]
assert marquee_steps([0b01], 2, 4) == [[0], [1], [2], [4], [8]]

"""What is the largest whole edge at which n square labels fit a sheet in straight rows, 0 if none?

Keywords: max square size for grid count
Inputs: width, height and count, positive integers
Requires: type(width) is int and type(height) is int and type(count) is int and width > 0 and height > 0 and count > 0
Topic: binary search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sticker_edge(width, height, count):
    low, high = 0, min(width, height)
    while low < high:
        edge = (low + high + 1) // 2
        if (width // edge) * (height // edge) >= count:
            low = edge
        else:
            high = edge - 1
    return low


assert sticker_edge(10, 7, 1) == 7
assert sticker_edge(10, 7, 2) == 5
assert sticker_edge(10, 7, 3) == 3
assert sticker_edge(10, 10, 4) == 5
assert sticker_edge(12, 9, 12) == 3
assert sticker_edge(12, 9, 13) == 2
assert sticker_edge(5, 4, 20) == 1
assert sticker_edge(5, 4, 21) == 0
assert sticker_edge(30, 2, 15) == 2
assert sticker_edge(100, 60, 7) == 25

"""Where does the last of my numbers end, each taking the fewest of 1, 2, 4 or 8 bytes, aligned?

Keywords: naturally aligned record size
Inputs: numbers, a list of at least one integer from 0 to 18446744073709551615, in the order in which they are stored; the result is a byte offset
Requires: type(numbers) is list and len(numbers) > 0 and all(type(n) is int and 0 <= n < 2**64 for n in numbers)
Topic: byte packing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def packed_extent(numbers):
    end = 0
    for number in numbers:
        size = 1
        while number >> 8 * size > 0:
            size *= 2
        if end % size > 0:
            end += size - end % size
        end += size
    return end


assert packed_extent([5, 6, 7]) == 3
assert packed_extent([255, 256]) == 4
assert packed_extent([256, 255]) == 3
assert packed_extent([1, 65536, 1]) == 9
assert packed_extent([65535, 65535, 65535]) == 6
assert packed_extent([0, 4294967296]) == 16
assert packed_extent([4294967295, 3, 4294967296, 9]) == 17
assert packed_extent([300, 70000, 2, 2, 2, 300]) == 14
assert packed_extent([9, 9, 9, 9, 9, 70000, 1000]) == 14

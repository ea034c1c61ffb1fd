"""Restore the lost block, None, among byte blocks whose xor is zero everywhere; unless exactly one is lost, give
None.

Keywords: RAID parity reconstruction
Inputs: blocks, a list of equally long lists of integers from 0 to 255, or None for a lost one, at least one not lost; the result is the lost block as a list
Requires: type(blocks) is list and any(b is not None for b in blocks) and all(b is None or type(b) is list and len(b) == len(next(o for o in blocks if o is not None)) and all(type(n) is int and 0 <= n < 256 for n in b) for b in blocks)
Topic: error detection
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def rebuilt_block(blocks):
    lost = 0
    restored = []
    for block in blocks:
        if block is None:
            lost += 1
            continue
        if not restored:
            restored = [0] * len(block)
        for place, byte in enumerate(block):
            restored[place] ^= byte
    if lost != 1:
        return None
    return restored


assert rebuilt_block([[1, 2], None, [7, 7]]) == [6, 5]
assert rebuilt_block([None, [9, 255, 0]]) == [9, 255, 0]
assert rebuilt_block([[5], [6], [3], None]) == [0]
assert rebuilt_block([[1, 2], [1, 2]]) == None
assert rebuilt_block([None, [4, 4], None]) == None
assert rebuilt_block([[170, 15], [85, 240], None, [255, 255]]) == [0, 0]
assert rebuilt_block([[8, 0, 1], [8, 0, 3], None, [0, 129, 64], [1, 1, 1]]) == [1, 128, 67]
assert rebuilt_block([[], None]) == []
assert rebuilt_block([[200, 100], None, [50, 25], [12, 6]]) == [246, 123]

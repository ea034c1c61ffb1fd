"""Our block table, broken in a crash, holds for each block from 0 the number of the next one of its file, -1 at
the end or -2 if free. Follow the files from their first blocks in turn, each ending early before a block that
is free, already read or outside the table. I need their block lists and, ascending, the blocks neither read
nor free.

Keywords: repair file allocation table
Inputs: table, a list of integers from -2; starts, a list of integers from 0
Requires: type(table) is list and all(type(b) is int and b >= -2 for b in table) and type(starts) is list and all(type(b) is int and b >= 0 for b in starts)
Topic: chains of references
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def salvage_files(table, starts):
    read = []
    files = []
    for block in starts:
        blocks = []
        while 0 <= block < len(table) and block not in read and table[block] != -2:
            blocks.append(block)
            read.append(block)
            block = table[block]
        files.append(blocks)
    lost = [block for block, entry in enumerate(table) if entry != -2 and block not in read]
    return files, lost


assert salvage_files([1, 2, -1, -2], [0]) == ([[0, 1, 2]], [])
assert salvage_files([-1, 0, -2, -1], [1, 3]) == ([[1, 0], [3]], [])
assert salvage_files([2, 2, -1], [0, 1]) == ([[0, 2], [1]], [])
assert salvage_files([1, 0, -1, -2], [0]) == ([[0, 1]], [2])
assert salvage_files([1, -2, 4, -1], [0, 2]) == ([[0], [2]], [3])
assert salvage_files([], [0]) == ([[]], [])
assert salvage_files([3, -1, -2, -1], []) == ([], [0, 1, 3])
assert salvage_files([-2, 3, -1, -1, -2], [4, 1]) == ([[], [1, 3]], [2])
assert salvage_files([4, -2, -1, 0], [3, 4]) == ([[3, 0], []], [2])
assert salvage_files([-1, -1], [1, 1]) == ([[1], []], [0])

def longest_lit_stretch(bits):
    length = 0
    left = bits
    while left:
        survivors = left
        left &= left >> 1
        length += 1
    return (survivors & -survivors).bit_length() - 1, length

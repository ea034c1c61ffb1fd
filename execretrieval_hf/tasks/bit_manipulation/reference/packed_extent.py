def packed_extent(numbers):
    offset = 0
    for number in numbers:
        size = next(size for size in (1, 2, 4, 8) if number < 256**size)
        offset = -(-offset // size) * size + size
    return offset

def weight_rank(number):
    ones = number.bit_count()
    return sum(1 for other in range(number) if other.bit_count() == ones)

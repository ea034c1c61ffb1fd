"""Multiply two polynomials, their coefficients listed from the constant on, where x to the power of a given size
counts as -1, so that each wrap to the low end turns the sign. Reduce the coefficients of the result by a
modulus into the range from 0 to just below it, and drop zeros at its high end.

Keywords: negacyclic polynomial product modulo
Inputs: first and second, lists of integers; size, a positive integer; modulus, an integer from 2; the result is a list of at most size coefficients
Requires: all(type(p) is list and all(type(c) is int for c in p) for p in (first, second)) and type(size) is int and 1 <= size < 10**6 and type(modulus) is int and modulus >= 2
Topic: polynomials
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def wrapped_product(first, second, size, modulus):
    product = [0] * size
    for low, left in enumerate(first):
        for high, right in enumerate(second):
            wraps, place = divmod(low + high, size)
            if wraps % 2 == 0:
                product[place] += left * right
            else:
                product[place] -= left * right
    product = [value % modulus for value in product]
    while product and product[-1] == 0:
        product.pop()
    return product


assert wrapped_product([1, 2], [3, 4], 3, 100) == [3, 10, 8]
assert wrapped_product([1, 2], [3, 4], 2, 100) == [95, 10]
assert wrapped_product([0, 1], [0, 1], 1, 7) == [1]
assert wrapped_product([5, 2], [1], 4, 5) == [0, 2]
assert wrapped_product([], [1, 2], 3, 9) == []
assert wrapped_product([1, 1], [1, -1], 2, 10) == [2]
assert wrapped_product([0, 0, 0, 1], [0, 1, 2], 2, 7) == [1, 2]
assert wrapped_product([3, 0, 4], [2, 5, 6], 3, 11) == [8, 2, 4]
assert wrapped_product([6, 4], [3], 2, 6) == []
assert wrapped_product([7], [4], 1, 9) == [1]

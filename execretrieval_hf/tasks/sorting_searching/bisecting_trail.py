"""Always guessing the middle, rounded down, of the numbers still possible from low to high, what guesses reach a
secret?

Keywords: binary search guess sequence
Inputs: low, high and secret, integers, the secret not outside the other two
Requires: type(low) is int and type(high) is int and type(secret) is int and low <= secret <= high
Topic: binary search
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def bisecting_trail(low, high, secret):
    guesses = [(low + high) // 2]
    while guesses[-1] != secret:
        if guesses[-1] < secret:
            low = guesses[-1] + 1
        else:
            high = guesses[-1] - 1
        guesses.append((low + high) // 2)
    return guesses


assert bisecting_trail(1, 1, 1) == [1]
assert bisecting_trail(1, 100, 50) == [50]
assert bisecting_trail(1, 100, 51) == [50, 75, 62, 56, 53, 51]
assert bisecting_trail(1, 100, 1) == [50, 25, 12, 6, 3, 1]
assert bisecting_trail(1, 100, 100) == [50, 75, 88, 94, 97, 99, 100]
assert bisecting_trail(1, 2, 2) == [1, 2]
assert bisecting_trail(0, 9, 3) == [4, 1, 2, 3]
assert bisecting_trail(-4, 3, -1) == [-1]
assert bisecting_trail(10, 20, 16) == [15, 18, 16]
assert bisecting_trail(1, 15, 11) == [8, 12, 10, 11]

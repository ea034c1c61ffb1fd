"""After which events, counted from 0, does a car park's sign switch, on at no place free, off at n?

Keywords: car park full sign hysteresis
Inputs: events, a string of i for a car in and o for a car out; places, an integer, all free at first, with the sign off; n, an integer from 1 to places; never more cars in than places nor out than in; the result is a list
Requires: type(events) is str and set(events) <= set("io") and type(places) is int and type(n) is int and 1 <= n <= places and all(0 <= events[:k].count("i") - events[:k].count("o") <= places for k in range(len(events) + 1))
Topic: transport
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def full_sign_events(events, places, n):
    free = places
    full = False
    switched = []
    for position, event in enumerate(events):
        free += 1 if event == "o" else -1
        if full and free == n or not full and free == 0:
            full = not full
            switched.append(position)
    return switched


assert full_sign_events("iio", 2, 1) == [1, 2]
assert full_sign_events("iioo", 2, 2) == [1, 3]
assert full_sign_events("iioioiooi", 2, 2) == [1, 7]
assert full_sign_events("ioioio", 1, 1) == [0, 1, 2, 3, 4, 5]
assert full_sign_events("iiooiiooii", 2, 2) == [1, 3, 5, 7, 9]
assert full_sign_events("iiiioii", 6, 2) == []
assert full_sign_events("ii", 3, 2) == []
assert full_sign_events("iiiioiiiooiiooo", 6, 3) == [7, 14]
assert full_sign_events("iiiooii", 3, 2) == [2, 4, 6]

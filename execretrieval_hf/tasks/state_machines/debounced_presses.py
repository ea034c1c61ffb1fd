"""From the readings of a bouncing button, a string with 1 for down and 0 for up, list the positions, from 0, where
a push is recognised. The button counts as up at first and changes only when the opposite has been read the
given number of times in a row, at the last of these; a number below 1 gives None.

Keywords: button signal debounce
Inputs: samples, a string of 0 and 1; hold, an integer, the number of readings
Requires: type(samples) is str and set(samples) <= set('01') and type(hold) is int and -9 <= hold <= 99
Topic: sensors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def debounced_presses(samples, hold):
    if hold < 1:
        return None
    level = "0"
    run = 0
    presses = []
    for position, sample in enumerate(samples):
        if sample == level:
            run = 0
            continue
        run += 1
        if run >= hold:
            level = sample
            run = 0
            if level == "1":
                presses.append(position)
    return presses


assert debounced_presses("0011100", 2) == [3]
assert debounced_presses("0101011110", 3) == [7]
assert debounced_presses("111011100111", 2) == [1, 10]
assert debounced_presses("10110", 1) == [0, 2]
assert debounced_presses("110110110", 3) == []
assert debounced_presses("1111000110001111", 4) == [3]
assert debounced_presses("0111", 0) == None
assert debounced_presses("11100011100", 3) == [2, 8]
assert debounced_presses("1101100", 2) == [1]
assert debounced_presses("", 1) == []

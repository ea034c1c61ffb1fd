"""Steer a robot along a line by three sensors, giving a letter for each reading: L if of the outer two only the
left one sees the line, R if only the right one does, else S if any sensor sees it. If none does, repeat the
latest L or R, or S before the first, but at the nth such reading in a row write X and end.

Keywords: line follower three sensors
Inputs: readings, a list of strings of three digits, 1 for line and 0 for none, of the left, middle and right sensor; n, from 1; the result is a string
Requires: type(readings) is list and all(type(r) is str and len(r) == 3 and set(r) <= set("01") for r in readings) and type(n) is int and n >= 1
Topic: robots
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def steering_log(readings, n):
    side = "S"
    lost = 0
    log = ""
    for left, middle, right in readings:
        if left == "0" and right == "0" and middle == "0":
            lost += 1
            if lost == n:
                return log + "X"
            log += side
            continue
        lost = 0
        if left == right:
            log += "S"
        else:
            side = "L" if left == "1" else "R"
            log += side
    return log


assert steering_log(["010", "110", "000", "011"], 3) == "SLLR"
assert steering_log(["000", "000", "010"], 2) == "SX"
assert steering_log(["000", "001", "000", "000"], 2) == "SRRX"
assert steering_log(["111", "101", "100"], 1) == "SSL"
assert steering_log(["001", "010", "000", "000", "000"], 3) == "RSRRX"
assert steering_log(["000", "010", "000", "101", "000"], 2) == "SSSSS"
assert steering_log([], 1) == ""
assert steering_log(["110", "000", "000", "111", "100"], 2) == "LLX"
assert steering_log(["011", "000", "100", "000", "000", "000"], 4) == "RRLLLL"

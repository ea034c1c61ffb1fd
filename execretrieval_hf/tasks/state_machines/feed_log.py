"""Our ward is dark in a second without mains. After enough such seconds in a row the generator feeds it from the
next second on, until its fuel is spent or the mains were back for long enough without a break; then the mains
feed again and counting starts anew. Give M for mains, G for generator or - for dark in each second.

Keywords: emergency generator mains outage
Inputs: mains, a string of 1 for mains and 0 for none, one a second; patience, seconds without mains before the generator feeds; trust, seconds with mains before it stops; fuel, seconds it can feed in all, without fuel it never feeds; all from 1 but fuel from 0; the result is a string
Requires: type(mains) is str and set(mains) <= set("01") and type(patience) is int and patience >= 1 and type(trust) is int and trust >= 1 and type(fuel) is int and fuel >= 0
Topic: signals and control
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def feed_log(mains, patience, trust, fuel):
    backup = False
    streak = 0
    log = ""
    for supply in mains:
        if backup:
            log += "G"
            fuel -= 1
            streak = streak + 1 if supply == "1" else 0
            if streak == trust or fuel == 0:
                backup = False
                streak = 0
        else:
            log += "M" if supply == "1" else "-"
            streak = streak + 1 if supply == "0" else 0
            if streak >= patience and fuel > 0:
                backup = True
                streak = 0
    return log


assert feed_log("100000110", 2, 2, 9) == "M--GGGGG-"
assert feed_log("0000000", 1, 1, 3) == "-GGG---"
assert feed_log("00000110001111", 2, 2, 6) == "--GGGGG--GMMMM"
assert feed_log("0011011011", 2, 2, 6) == "--GG-MM-MM"
assert feed_log("000", 1, 1, 0) == "---"
assert feed_log("001010111", 2, 3, 9) == "--GGGGGGG"
assert feed_log("0000100", 1, 1, 4) == "-GGGG--"
assert feed_log("", 1, 1, 1) == ""

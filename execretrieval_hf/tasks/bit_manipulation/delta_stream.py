"""Our greenhouse logger must save space. Store a reading at most 50 from the one before as the change plus 50, any
other as 200 plus its upper bits, then its lowest eight bits. Repeats of a reading are counted instead, up to
nine in a byte of 100 plus their number. Lost readings, None, make one byte 255 however many come in a row, and
the next is stored in full.

Keywords: sensor logger delta bytes
Inputs: readings, a list of integers from 0 to 9999 or None; the result is a list of integers
Requires: type(readings) is list and all(r is None or type(r) is int and 0 <= r < 10000 for r in readings)
Topic: byte packing
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def delta_stream(readings):
    out = []
    before = None
    repeats = 0
    for reading in readings:
        if reading is None:
            if before is not None or not out:
                out.append(255)
        elif reading == before:
            repeats += 1
            if repeats % 9 == 1:
                out.append(100)
            out[-1] += 1
            continue
        elif before is not None and abs(reading - before) <= 50:
            out.append(reading - before + 50)
        else:
            out.append(200 + (reading >> 8))
            out.append(reading & 255)
        before = reading
        repeats = 0
    return out


assert delta_stream([300, 310, 290]) == [201, 44, 60, 30]
assert delta_stream([100, 150, 100, 49]) == [200, 100, 100, 0, 200, 49]
assert delta_stream([40, 91, 0]) == [200, 40, 200, 91, 200, 0]
assert delta_stream([7, 7, 7, 7, 6, 6]) == [200, 7, 103, 49, 101]
assert delta_stream([20, 20, 20, 20, 20, 20, 20, 20, 20, 20]) == [200, 20, 109]
assert delta_stream([20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20]) == [200, 20, 109, 102]
assert delta_stream([300, None, 300, None, None, 301]) == [201, 44, 255, 201, 44, 255, 201, 45]
assert delta_stream([255, 256, 256, 512, 511]) == [200, 255, 51, 101, 202, 0, 49]
assert delta_stream([None]) == [255]
assert delta_stream([4000, 4050, 4101, 4101, None]) == [215, 160, 100, 216, 5, 101, 255]

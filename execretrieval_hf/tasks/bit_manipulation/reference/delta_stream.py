from itertools import groupby


def delta_stream(readings):
    stream = []
    before = None
    for reading, group in groupby(readings):
        repeats = len(list(group)) - 1
        if reading is None:
            stream.append(255)
            before = None
            continue
        if before is None or abs(reading - before) > 50:
            stream += [200 + reading // 256, reading % 256]
        else:
            stream.append(reading - before + 50)
        while repeats:
            part = min(9, repeats)
            stream.append(100 + part)
            repeats -= part
        before = reading
    return stream

def strike_ranges(text, ranges):
    size = len(text)
    gone = [False] * size
    for start, end in ranges:
        for place in range(start, min(end, size)):
            gone[place] = True
    result = ""
    run = 0
    for place in range(size + 1):
        if place < size and gone[place]:
            run += 1
            continue
        if run:
            result += "x" * run if run < 4 else "[%d]" % run
            run = 0
        result += text[place : place + 1]
    return result

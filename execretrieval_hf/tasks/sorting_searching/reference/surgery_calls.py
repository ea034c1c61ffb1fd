def surgery_calls(booked, walk_ins, length):
    calls = []
    minute = 0
    booked, walk_ins = list(booked), list(walk_ins)
    while booked or walk_ins:
        if booked and booked[0][0] <= minute:
            calls.append((minute, booked.pop(0)[1]))
        elif walk_ins and walk_ins[0][0] <= minute and (not booked or minute + length <= booked[0][0]):
            calls.append((minute, walk_ins.pop(0)[1]))
        else:
            minute += 1
            continue
        minute += length
    return calls

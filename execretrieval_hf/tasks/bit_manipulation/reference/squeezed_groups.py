def squeezed_groups(data):
    groups = [data[at : at + 4] for at in range(0, len(data), 4)]
    squeezed = []
    skipped = 0
    for number, group in enumerate(groups, 1):
        if not any(group) and skipped < 3 and number < len(groups):
            skipped += 1
            continue
        mark = sum(2**place for place, byte in enumerate(group) if byte)
        squeezed += [mark + 16 * skipped, *filter(None, group)]
        skipped = 0
    return squeezed

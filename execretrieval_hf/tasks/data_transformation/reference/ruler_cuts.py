def ruler_cuts(line, starts):
    fields = []
    for start in reversed(starts):
        fields.append(line[start - 1 :].strip())
        line = line[: start - 1]
    return fields[::-1]

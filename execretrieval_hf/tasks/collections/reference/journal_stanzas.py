def journal_stanzas(lines, most):
    entries = []
    for line in filter(str.strip, lines):
        if not line.startswith(" "):
            entries.append([line])
        elif entries:
            entries[-1].append(line)
    return [[line.strip() for line in entry[: most + 1]] for entry in entries]

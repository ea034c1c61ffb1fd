def borrowed_runs(essay, source, least):
    words = essay.split()
    hay = " " + " ".join(source.lower().split()) + " "
    found = []
    start = 0
    while start < len(words):
        ends = [
            end
            for end in range(start + 1, len(words) + 1)
            if " " + " ".join(words[start:end]).lower() + " " in hay
        ]
        if ends and max(ends) - start >= least:
            found.append(" ".join(words[start : max(ends)]))
            start = max(ends)
        else:
            start += 1
    return found

def initial_gap(text, width, rows, inset):
    words = text[1:].split()
    lines = []
    while words or len(lines) < rows:
        lead = " " * inset if len(lines) < rows else ""
        count = 1
        while count < len(words) and len(lead + " ".join(words[: count + 1])) <= width:
            count += 1
        taken, words = words[:count], words[count:]
        lines.append(lead + " ".join(taken) if taken else "")
    return lines

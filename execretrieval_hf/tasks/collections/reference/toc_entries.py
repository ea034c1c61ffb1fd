def toc_entries(headings, levels, lead):
    if levels < 1:
        return []
    lines = []
    count = 0
    for title, inner in headings:
        if title.startswith("*"):
            lines.append(title[1:])
        else:
            count += 1
            number = lead + str(count)
            lines += [number + " " + title, *toc_entries(inner, levels - 1, number + ".")]
    return lines

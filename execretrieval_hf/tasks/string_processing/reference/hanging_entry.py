def hanging_entry(term, explanation, width, indent):
    words = explanation.split(" ")
    lines, line = [], ""
    for word in filter(None, words):
        longer = f"{line} {word}" if line else word
        if line and len(longer) > width - indent:
            lines.append(line)
            line = word
        else:
            line = longer
    lines += [line] if line else []
    shown = [" " * indent + text for text in lines]
    if shown and len(term) < indent:
        return [term.ljust(indent) + shown[0][indent:], *shown[1:]]
    return [term, *shown]

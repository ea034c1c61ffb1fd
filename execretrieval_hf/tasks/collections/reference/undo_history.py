def undo_history(steps, depth):
    edits = []
    effective = final = 0
    for kind, what in steps:
        if kind == "do":
            edits = edits[:effective] + [what]
            effective += 1
        elif kind == "undo":
            effective = max(final, effective - what)
        else:
            effective = min(len(edits), effective + what)
        final = max(final, effective - depth)
    return edits[:effective], edits[effective:][::-1]

def blame_lines(log, room):
    note = []
    for who, action, line in log:
        front, back = note[: line - 1], note[line - 1 :]
        if line < 1:
            continue
        if action == "add":
            if len(note) < room and line <= len(note) + 1:
                note = front + [who] + back
        elif back:
            note = front + ([who] if action == "edit" else []) + back[1:]
    return note

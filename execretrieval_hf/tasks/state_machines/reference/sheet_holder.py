def sheet_holder(actions, n):
    line = []
    heard = 0
    for minute, name, what in actions:
        if line and minute - heard > n:
            line = line[1:]
            heard = minute
        editor = line[0] if line else name
        if editor == name:
            heard = minute
        if what == "take" and name not in line:
            line = line + [name]
        elif what == "give" and name in line:
            line = [other for other in line if other != name]
    return (line[0] if line else None), line[1:]

def gripper_stop(bins, height, commands):
    row = {i: list(content) for i, content in enumerate(bins)}
    hand = []
    at = 0

    def is_possible(command):
        if command in ("left", "right"):
            return at + (1 if command == "right" else -1) in row
        if command == "pick":
            return bool(row[at]) and not hand
        return bool(hand) and len(row[at]) < height

    stop = -1
    for place, command in enumerate(commands):
        if not is_possible(command):
            stop = place
            break
        source, target = (row[at], hand) if command == "pick" else (hand, row[at])
        if command in ("pick", "place"):
            target.append(source.pop())
        else:
            at += {"left": -1, "right": 1}[command]
    return stop, list(row.values()), hand[0] if hand else None

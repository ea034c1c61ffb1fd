def first_robot_clash(robots):
    steps = {"N": 1j, "S": -1j, "E": 1, "W": -1}
    tracks = []
    ticks = max((len(commands) for _, _, commands in robots), default=0)
    for x, y, commands in robots:
        track = [complex(x, y)]
        for letter in commands.ljust(ticks):
            track.append(track[-1] + steps.get(letter, 0))
        tracks.append(track)
    for tick in range(ticks + 1):
        now = [track[tick] for track in tracks]
        if len(set(now)) < len(now):
            return tick
        if tick:
            moves = {(t[tick - 1], t[tick]) for t in tracks if t[tick - 1] != t[tick]}
            if any((b, a) in moves for a, b in moves):
                return tick
    return -1

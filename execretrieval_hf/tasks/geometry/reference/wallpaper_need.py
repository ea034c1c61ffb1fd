def wallpaper_need(wall, roll, recurrence):
    strips = -(-wall[0] // roll[0])
    rolls = 0
    left = -1
    for number in range(1, strips + 1):
        wanted = 0 if number % 2 else recurrence // 2
        at = None
        if left >= 0:
            used = roll[1] - left
            skip = (wanted - used) % recurrence
            at = used + skip
        if at is None or at + wall[1] > roll[1]:
            rolls += 1
            at = wanted
            if at + wall[1] > roll[1]:
                return -1
        left = roll[1] - at - wall[1]
    return rolls

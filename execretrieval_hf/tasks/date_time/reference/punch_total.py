def punch_total(punches):
    times = sorted(int(punch[:2]) * 60 + int(punch[3:]) for punch in punches)
    kept = []
    for time in times:
        if not kept or time - kept[-1] >= 3:
            kept.append(time)
    stays = zip(kept[::2], kept[1::2])
    total = sum(max(0, b // 15 - (a + 14) // 15) for a, b in stays) * 15
    breaks = [(540, 45), (360, 30)]
    return total - next((minutes for above, minutes in breaks if total > above), 0)

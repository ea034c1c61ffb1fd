def next_firing(clock, hours, minutes):
    times = sorted(f"{h:02d}:{m:02d}" for h in hours for m in minutes)
    later = [time for time in times if time > clock]
    if later:
        return 0, later[0]
    return (1, times[0]) if times else None

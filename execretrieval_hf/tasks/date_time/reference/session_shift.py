def session_shift(sessions, day, steps):
    later = [session for session in sessions if session > day]
    earlier = [session for session in sessions if session < day]
    if steps == 0:
        options = [session for session in sessions if session >= day][:1]
    elif steps > 0:
        options = later[steps - 1 : steps]
    else:
        options = earlier[::-1][-steps - 1 : -steps]
    return options[0] if options else None

def guest_summary(names, shown):
    hidden = names[shown:]
    if hidden[1:]:
        names = [*names[:shown], "+%d" % len(hidden)]
    return ", ".join(names)

def release_days(days, daily):
    live = {}
    queue = []
    for day in range(len(days)):
        frozen, names = days[day]
        urgent = [name for name in names if name[-1] == "!"]
        queue += sorted(set(names) - set(urgent), key=names.index)
        room = 0 if frozen else max(daily - len(urgent), 0)
        live.update((name, day) for name in urgent + queue[:room])
        queue = [name for name in queue if name not in live]
    return live, queue

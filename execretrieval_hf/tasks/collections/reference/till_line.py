def till_line(events, count):
    queues = {number: [] for number in range(1, count + 1)}
    served = []

    def join(names):
        for name in names:
            queues[min(queues, key=lambda number: (len(queues[number]), number))].append(name)

    for kind, what in events:
        if kind == "join":
            join([what])
        elif kind == "serve":
            served += queues.get(what, [])[:1]
            del queues.get(what, [])[:1]
        elif what in queues and len(queues) > 1:
            join(queues.pop(what))
    return served, queues

def credit_link(events, cap):
    def drain(credit, queue):
        if queue and queue[0] <= credit:
            return drain(credit - queue[0], queue[1:])
        return credit, queue

    packets = [size for kind, size in events if kind != "grant" and not size > cap]
    credit, queue = 0, []
    for kind, size in events:
        grown = min(cap, credit + size) if kind == "grant" else credit
        queue = queue + [size] * (kind != "grant" and not size > cap)
        credit, queue = drain(grown, queue)
    return len(packets) - len(queue), credit, queue

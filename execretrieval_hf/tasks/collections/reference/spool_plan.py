from heapq import heappop, heappush


def spool_plan(jobs, patience):
    coming = sorted((sent, name, length, -urgency) for name, sent, length, urgency in jobs)[::-1]
    queue = []
    plan = []
    clock = 0
    while coming or queue:
        if not queue and coming[-1][0] > clock:
            clock = coming[-1][0]
        while coming and coming[-1][0] <= clock:
            sent, name, length, rank = coming.pop()
            heappush(queue, (rank, sent, name, length))
        overdue = [entry for entry in queue if entry[1] + patience < clock]
        if overdue:
            entry = min(overdue, key=lambda waiting: waiting[1])
            queue = sorted(other for other in queue if other != entry)
        else:
            entry = heappop(queue)
        plan.append((entry[2], clock))
        clock += entry[3]
    return plan

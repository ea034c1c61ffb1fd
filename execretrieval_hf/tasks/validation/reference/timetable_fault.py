def timetable_fault(stops, longest_wait):
    if len(stops) < 2:
        return -1, "stops"
    left = [None] + [departure for _, departure in stops]
    for index, ((arrival, departure), before) in enumerate(zip(stops, left)):
        if before is not None and not before < arrival:
            return index, "order"
        if departure - arrival not in range(longest_wait + 1):
            return index, "wait"
    return None

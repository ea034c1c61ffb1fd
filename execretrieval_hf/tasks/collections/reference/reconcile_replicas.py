def reconcile_replicas(phones, now, keep):
    latest = {}
    for phone in reversed(phones):
        for key in phone:
            if key not in latest or phone[key][0] >= latest[key][0]:
                latest[key] = phone[key]
    return {
        key: pair for key, pair in latest.items() if pair[1] is not None or now - pair[0] <= keep
    }

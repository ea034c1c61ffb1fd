def reorder_window(numbers, size):
    done = 0
    store = []
    dropped = 0
    for number in numbers:
        if number <= done or number in store:
            dropped += 1
        elif number == done + 1:
            done += 1
            while done + 1 in store:
                done += 1
                store.remove(done)
        elif len(store) < size:
            store = sorted([*store, number])
        else:
            dropped += 1
    return done, store, dropped

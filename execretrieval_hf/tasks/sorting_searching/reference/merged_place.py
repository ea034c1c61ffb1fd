def merged_place(lists, nth):
    everything = sorted(
        (value, which, where) for which, items in enumerate(lists) for where, value in enumerate(items)
    )
    return everything[nth - 1][1:]

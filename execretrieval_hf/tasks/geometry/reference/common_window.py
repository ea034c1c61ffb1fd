def common_window(views):
    lefts, bottoms, rights, tops = zip(*views)
    window = max(lefts), max(bottoms), min(rights), min(tops)
    return window if window[0] < window[2] and window[1] < window[3] else None

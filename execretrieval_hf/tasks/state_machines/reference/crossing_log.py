def crossing_log(seconds, min_green, walk):
    if min(min_green, walk) < 1:
        return ""
    log = ""
    while len(log) < len(seconds):
        begin = len(log)
        pressed = seconds.find("p", begin)
        if pressed < 0:
            return log + "G" * (len(seconds) - begin)
        green = max(min_green, pressed - begin + 1)
        log += "G" * green + "YY" + "W" * walk
    return log[: len(seconds)]

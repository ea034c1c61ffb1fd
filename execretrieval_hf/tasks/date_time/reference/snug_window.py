def snug_window(times):
    def minute(text):
        return int(text[:2]) * 60 + int(text[3:])

    moments = set(map(minute, times))

    def length(start):
        return max((moment - start) % 1440 for moment in moments)

    start = min(sorted(moments), key=length)
    return tuple(f"{m // 60:02}:{m % 60:02}" for m in (start, (start + length(start)) % 1440))

from collections import Counter


def busiest_quarter(arrivals):
    quarters = Counter(divmod(int(t[:2]) * 60 + int(t[3:]), 15)[0] for t in sorted(arrivals))
    (best, _), *_ = quarters.most_common()
    return f"{best // 4:02}:{best % 4 * 15:02}"

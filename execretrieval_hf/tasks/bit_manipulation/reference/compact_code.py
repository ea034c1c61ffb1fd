def compact_code(numbers, k):
    pieces = []
    for n in numbers:
        whole = -2 * n - 1 if n < 0 else 2 * n
        ones, low = divmod(whole, 2**k)
        if ones < 4:
            tail = format(low, "b").zfill(k) if k else ""
            pieces.append("1" * ones + "0" + tail)
            if ones == 0 and k > 0:
                k -= 1
        else:
            pieces.append("1111" + format(whole, "010b"))
            k += 1
    return "".join(pieces)

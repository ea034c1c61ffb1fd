def lowest_spin(pattern, n):
    text = format(pattern, f"0{n}b") * 2
    return min((int(text[turns : turns + n], 2), turns) for turns in range(n))

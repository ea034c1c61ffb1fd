def pension_start(born):
    year, month, day = map(int, born.split("-"))
    extra = 0
    for of in range(1947, min(year, 1964) + 1):
        extra += 1 if of <= 1958 else 2
    whole = year * 12 + month - 1 + 65 * 12 + extra + (day != 1)
    return "%d-%02d" % (whole // 12, whole % 12 + 1)

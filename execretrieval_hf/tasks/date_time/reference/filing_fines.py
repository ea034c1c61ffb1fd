import calendar


def filing_fines(filings):
    fines = []
    late_before = False
    for closing, filed in filings:
        year, month = map(int, closing.split("-"))

        def month_end(months):
            whole = 12 * year + month - 1 + 9 + months
            y, m = divmod(whole, 12)
            return f"{y}-{m + 1:02d}-{calendar.monthrange(y, m + 1)[1]}"

        if filed is not None and filed <= month_end(0):
            fines.append(0)
            late_before = False
            continue
        fine = 1500
        for months, charge in ((6, 750), (3, 375), (1, 150)):
            if filed is not None and filed <= month_end(months):
                fine = charge
        fines.append(2 * fine if late_before else fine)
        late_before = True
    return fines

"""Accounts are due by the end of the ninth month after the one that closes a business year. Up to one calendar
month later costs 150, up to three 375, up to six 750, more or no filing 1500, all doubled if the previous
accounts in the list were late too. We want the charge for every entry, 0 if in time.

Keywords: late annual accounts penalty bands
Inputs: filings, a list of (closing month YYYY-MM, day of filing YYYY-MM-DD or None) pairs in order of time
Requires: type(filings) is list and all(type(p) is tuple and len(p) == 2 and re.fullmatch(r"(18|19|20)[0-9]{2}-(0[1-9]|1[0-2])", p[0]) and (p[1] is None or re.fullmatch(r"(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}", p[1]) and datetime.date.fromisoformat(p[1])) for p in filings)
Topic: fiscal periods
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def filing_fines(filings):
    fines = []
    for closing, filed in filings:
        late = 7
        if filed is not None:
            due = int(closing[:4]) * 12 + int(closing[5:]) + 9
            late = int(filed[:4]) * 12 + int(filed[5:7]) - due
        if late > 6:
            fine = 1500
        elif late > 3:
            fine = 750
        elif late > 1:
            fine = 375
        else:
            fine = 150 if late > 0 else 0
        if fines and fines[-1] > 0:
            fine *= 2
        fines.append(fine)
    return fines


assert filing_fines([("2022-12", "2023-09-30"), ("2023-12", "2024-10-01")]) == [0, 150]
assert filing_fines([("2022-12", "2023-10-01"), ("2023-12", "2024-10-31")]) == [150, 300]
assert filing_fines([("2022-03", "2023-01-31"), ("2023-03", "2024-02-01")]) == [150, 750]
assert filing_fines([("2022-03", "2023-03-31"), ("2023-03", "2024-04-01")]) == [375, 1500]
assert filing_fines([("2022-06", "2023-09-30")]) == [750]
assert filing_fines([("2022-06", "2023-10-01")]) == [1500]
assert filing_fines([("2022-06", None), ("2023-06", "2024-03-31"), ("2024-06", "2025-05-01")]) == [1500, 0, 375]
assert filing_fines([]) == []
assert filing_fines([("2022-05", "2023-02-01"), ("2023-05", None)]) == [0, 1500]

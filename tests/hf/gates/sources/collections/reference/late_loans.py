def late_loans(loans, allowed):
    overdue = filter(lambda loan: loan[1] > allowed >= 0, loans)
    return list(dict.fromkeys(name for name, _ in overdue))

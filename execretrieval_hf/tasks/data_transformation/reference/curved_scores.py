def curved_scores(marks, full, most):
    present = [mark for mark in marks if mark is not None]
    if sum(present) * 2 >= full * len(present):
        return list(marks)
    raised = min(most, full - max(present))
    return [mark + raised if mark else mark for mark in marks]

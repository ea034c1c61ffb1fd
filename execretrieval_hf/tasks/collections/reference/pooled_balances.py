def pooled_balances(branches):
    accounts = [account for branch in branches for account in branch]
    shared = {account for account in accounts if accounts.count(account) > 1}
    sums = {a: sum(branch.get(a, 0) for branch in branches) for a in shared}
    return dict(filter(lambda item: item[1] != 0, sums.items()))

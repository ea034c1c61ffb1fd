import re


def passphrase_faults(password, account):
    if not password:
        return ["empty"]
    faults = []
    if len(password) < 10:
        faults.append("short")
    if 2 * len(re.sub("[^0-9]", "", password)) > len(password):
        faults.append("digits")
    if re.search(r"(.)\1\1", password, re.S):
        faults.append("repeat")
    if len(account) >= 3 and account.lower() in password.lower():
        faults.append("account")
    return faults

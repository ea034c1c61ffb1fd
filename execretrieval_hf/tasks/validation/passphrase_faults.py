"""List what speaks against a new password, in this order: short for under ten characters, digits if more than
half of them are digits, repeat if a character stands three or more times in a row, account if the account
name occurs in it, ignoring case, where names of fewer than three characters are not looked for. An empty
password gives just ["empty"].

Keywords: password account name repeated characters
Inputs: password, a string; account, a string
Requires: type(password) is str and password.isascii() and type(account) is str and account.isascii()
Topic: passwords
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def passphrase_faults(password, account):
    if not password:
        return ["empty"]
    faults = []
    if len(password) < 10:
        faults.append("short")
    digits = sum(ch.isdigit() for ch in password)
    if digits * 2 > len(password):
        faults.append("digits")
    run = 1
    longest = 1
    for previous, current in zip(password, password[1:]):
        run = run + 1 if current == previous else 1
        longest = max(longest, run)
    if longest >= 3:
        faults.append("repeat")
    if len(account) >= 3 and account.lower() in password.lower():
        faults.append("account")
    return faults


assert passphrase_faults("green-hill", "mo") == []
assert passphrase_faults("greenhill", "mora") == ["short"]
assert passphrase_faults("ooze-12345", "oo") == []
assert passphrase_faults("rive123456", "anna") == ["digits"]
assert passphrase_faults("treee", "ole") == ["short", "repeat"]
assert passphrase_faults("Anna's gate", "aNNa") == ["account"]
assert passphrase_faults("", "anna") == ["empty"]
assert passphrase_faults("7", "") == ["short", "digits"]
assert passphrase_faults("77731", "713") == ["short", "digits", "repeat"]
assert passphrase_faults("999ab999xx", "ab9") == ["digits", "repeat", "account"]

import re


def signed_numbers(text):
    return [int(found) for found in re.findall(r"(?:(?:^|(?<= ))-)?[0-9]+", text)]

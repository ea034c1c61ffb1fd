import re


def parse_amounts(texts):
    def cents(text):
        squeezed = text.replace(" ", "")
        match = re.fullmatch(r"(?:(-)(.*)|(\()(.*)\)|(.*))", squeezed)
        if match is None:
            return None
        body = match[2] if match[1] else match[4] if match[3] else match[5]
        if not body or not re.fullmatch(r"[0-9][0-9.,]*", body):
            return None
        decimals = re.search(r"[.,]([0-9]{1,2})$", body)
        whole = body[: decimals.start()] if decimals else body
        amount = int(re.sub("[.,]", "", whole)) * 100
        amount += int(decimals[1].ljust(2, "0")) if decimals else 0
        return -amount if match[1] or match[3] else amount

    return [cents(text) for text in texts]

def sterling_text(pence):
    pounds, rest = divmod(pence, 240)
    shillings, rest = divmod(rest, 12)
    text = f"£{pounds} " * (pounds > 0) + f"{shillings}s " * (shillings > 0) + f"{rest}d" * (rest > 0)
    return text.strip() or "0d"

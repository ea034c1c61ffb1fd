def call_waits(calls, top):
    waits = []
    for place, call in enumerate(calls):
        failures = place + 1 - (calls.rfind("+", 0, place + 1) + 1)
        waits.append(min(top, 2 ** (failures - 1)) if call == "-" else 0)
    return waits

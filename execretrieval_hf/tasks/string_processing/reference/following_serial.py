def following_serial(serial, withdrawn):
    alphabets = {sign: "0123456789" for sign in "0123456789"}
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    alphabets.update(dict.fromkeys(letters, letters))
    while True:
        result, carry = "", True
        for sign in reversed(serial):
            if carry and sign in alphabets:
                ring = alphabets[sign]
                carry = sign == ring[-1]
                sign = ring[(ring.index(sign) + 1) % len(ring)]
            result = sign + result
        if carry:
            return None
        if result not in withdrawn:
            return result
        serial = result

"""Our irrigation controller gets 16-bit commands with the kind in the top two bits. I need tuples: for 0 "pause"
and tenths of a second, bits 0 to 9, times ten if bit 13 is set; for 1 "move", the valve, bits 10 to 13, and the
percentage, bits 0 to 6, capped at 100; for 2 "close" and the ascending list of bits set among 0 to 13; None
without any, or for 3.

Keywords: irrigation command word decoding
Inputs: code, the command, an integer
Requires: type(code) is int and 0 <= code < 2**16
Topic: bit fields
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def valve_command(code):
    kind = code >> 14
    if kind == 0:
        tenths = code & 1023
        if code >> 13 & 1:
            tenths *= 10
        return "pause", tenths
    if kind == 1:
        share = min(code & 127, 100)
        return "move", code >> 10 & 15, share
    valves = [valve for valve in range(14) if code >> valve & 1]
    if kind == 2 and valves:
        return "close", valves
    return None


assert valve_command(0b00_0000_0000011001) == ("pause", 25)
assert valve_command(0b00_1001_1000000001) == ("pause", 5130)
assert valve_command(0b01_1011_0001100100) == ("move", 11, 100)
assert valve_command(0b01_0000_0001100101) == ("move", 0, 100)
assert valve_command(0b10_1000_0000000101) == ("close", [0, 2, 13])
assert valve_command(0b10_0000_0000000000) == None
assert valve_command(0b01_0001_1010100011) == ("move", 1, 35)
assert valve_command(0b00_0111_1111111111) == ("pause", 1023)
assert valve_command(0b11_0000_1010111110) == None
assert valve_command(0b10_0100_0001000010) == ("close", [1, 6, 12])

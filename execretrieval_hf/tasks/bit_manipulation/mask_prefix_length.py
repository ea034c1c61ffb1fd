"""Number of leading one bits of an IPv4 netmask written as decimal octets joined by dots, from 0 for all zeros
to 32 for all ones. More or fewer than four octets give None, whatever they hold; otherwise an octet above 255
or a one bit somewhere after a zero bit gives -1.

Keywords: netmask to CIDR
Inputs: mask, a string of two or more decimal numbers of up to four digits joined by dots
Requires: type(mask) is str and re.fullmatch(r"[0-9]{1,4}([.][0-9]{1,4})+", mask) is not None
Topic: network addresses
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mask_prefix_length(mask):
    parts = mask.split(".")
    if len(parts) != 4:
        return None
    word = 0
    for part in parts:
        octet = int(part)
        if octet > 255:
            return -1
        word = word << 8 | octet
    inverse = word ^ 0xFFFFFFFF
    if inverse & (inverse + 1):
        return -1
    return 32 - inverse.bit_length()


assert mask_prefix_length("255.255.240.0") == 20
assert mask_prefix_length("255.0.255.0") == -1
assert mask_prefix_length("0.0.0.0") == 0
assert mask_prefix_length("255.255.255.0.0") == None
assert mask_prefix_length("255.255.255.255") == 32
assert mask_prefix_length("255.256.0.0") == -1
assert mask_prefix_length("128.0.0.0") == 1
assert mask_prefix_length("300.0.255") == None
assert mask_prefix_length("255.255.255.254") == 31
assert mask_prefix_length("255.255.255.0") == 24

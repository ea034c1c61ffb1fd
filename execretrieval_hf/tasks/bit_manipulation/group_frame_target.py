"""Ethernet address for an IPv4 multicast group: 01:00:5e and its lowest 23 bits, lowercase hex, None outside 224
to 239?

Keywords: multicast MAC mapping
Inputs: address, four decimal numbers joined by dots; the result is a string such as "01:00:5e:0a:0b:0c"
Requires: re.fullmatch(r"[0-9]{1,3}([.][0-9]{1,3}){3}", address) and all(int(p) < 256 for p in address.split("."))
Topic: network addresses
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def group_frame_target(address):
    parts = [int(part) for part in address.split(".")]
    if parts[0] < 224 or parts[0] > 239:
        return None
    parts[1] &= 127
    target = "01:00:5e"
    for part in parts[1:]:
        target += ":"
        if part < 16:
            target += "0"
        target += f"{part:x}"
    return target


assert group_frame_target("224.0.0.1") == "01:00:5e:00:00:01"
assert group_frame_target("239.255.255.250") == "01:00:5e:7f:ff:fa"
assert group_frame_target("224.127.16.171") == "01:00:5e:7f:10:ab"
assert group_frame_target("232.128.9.10") == "01:00:5e:00:09:0a"
assert group_frame_target("223.1.2.3") == None
assert group_frame_target("240.1.2.3") == None
assert group_frame_target("225.200.0.15") == "01:00:5e:48:00:0f"
assert group_frame_target("239.64.100.1") == "01:00:5e:40:64:01"
assert group_frame_target("230.1.129.128") == "01:00:5e:01:81:80"

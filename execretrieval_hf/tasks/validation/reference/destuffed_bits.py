def destuffed_bits(bits):
    sixth = bits.find("111111")
    if sixth >= 0:
        return sixth + 5
    return bits.replace("111110", "11111")

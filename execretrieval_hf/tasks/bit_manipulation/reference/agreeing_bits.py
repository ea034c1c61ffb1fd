from os.path import commonprefix


def agreeing_bits(addresses):
    texts = ["".join(f"{int(part):08b}" for part in address.split(".")) for address in addresses]
    return len(commonprefix(texts))

def dense_samples(data, width):
    bits = "".join(f"{byte:08b}"[::-1] for byte in data)
    return [int(bits[at : at + width][::-1], 2) for at in range(0, len(bits) - width + 1, width)]

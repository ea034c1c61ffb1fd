def uneven_coverage(bands, most):
    for gram in range(1, most + 1):
        count = len([band for band in bands if band[0] <= gram <= band[1]])
        if count != 1:
            return gram, count
    return None

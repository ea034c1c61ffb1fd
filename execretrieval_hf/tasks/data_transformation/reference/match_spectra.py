def match_spectra(first, second, tolerance):
    if not first or not second:
        return [(peak, None) for peak in first] + [(None, peak) for peak in second]
    a, b = first[0], second[0]
    if abs(a - b) <= tolerance:
        return [(a, b), *match_spectra(first[1:], second[1:], tolerance)]
    if a < b:
        return [(a, None), *match_spectra(first[1:], second, tolerance)]
    return [(None, b), *match_spectra(first, second[1:], tolerance)]

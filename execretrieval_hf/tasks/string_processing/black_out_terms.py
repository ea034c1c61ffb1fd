"""Hide confidential terms in a document: in every occurrence of a term, whatever its case, each letter and digit
becomes #, while other signs stay. Occurrences count only as whole words, with no letter or digit directly
before or after them; overlapping ones are all hidden, and occurrences are found in the original text.

Keywords: redact confidential phrases in text
Inputs: text, a printable ASCII string; terms, a list of such strings that begin and end with a letter or digit
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None and type(terms) is list and all(type(t) is str and re.fullmatch("[ -~]+", t) is not None and t[0].isalnum() and t[-1].isalnum() for t in terms)
Topic: redaction
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def black_out_terms(text, terms):
    signs = list(text)
    padded = f" {text.lower()} "
    for term in terms:
        start = padded.find(term.lower())
        while start > 0:
            end = start + len(term)
            if not padded[start - 1].isalnum() and not padded[end].isalnum():
                for place in range(start - 1, end - 1):
                    if signs[place].isalnum():
                        signs[place] = "#"
            start = padded.find(term.lower(), start + 1)
    return "".join(signs)


assert black_out_terms("Mr Fox met Foxy", ["fox"]) == "Mr ### met Foxy"
assert black_out_terms("New York Times", ["new york", "YORK TIMES"]) == "### #### #####"
assert black_out_terms("op-9 and op-91", ["OP-9"]) == "##-# and op-91"
assert black_out_terms("x1 1x 1", ["1"]) == "x1 1x #"
assert black_out_terms("a a a", ["a a"]) == "# # #"
assert black_out_terms("ab_ab", ["ab"]) == "##_##"
assert black_out_terms("calm day", []) == "calm day"
assert black_out_terms("a A-1a", ["a"]) == "# #-1a"
assert black_out_terms("", ["b"]) == ""
assert black_out_terms("aa aa b", ["a a", "aa b"]) == "aa ## #"

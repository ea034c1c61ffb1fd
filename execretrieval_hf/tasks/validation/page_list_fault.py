"""A print dialog takes pages like "-3, 5-7, 9, 12-", an open side reaching to the first or last page. Give back,
without blanks, the first item that does not lie within the document's pages (numbered from 1), runs backwards
or does not begin after the end of the previous one; if all are fine, an empty text.

Keywords: validate page range input
Inputs: text, a string of such items with any blanks; pages, a positive integer
Requires: type(text) is str and all(re.fullmatch('[0-9]+|[0-9]*-[0-9]*', s) for s in text.replace(' ', '').split(',')) and type(pages) is int and pages > 0
Topic: ranges
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def page_list_fault(text, pages):
    previous = 0
    for item in text.replace(" ", "").split(","):
        first, dash, last = item.partition("-")
        start = 1
        if first:
            start = int(first)
        end = start
        if last:
            end = int(last)
        elif dash:
            end = pages
        if start <= previous or start > end or end > pages:
            return item
        previous = end
    return ""


assert page_list_fault("3-7, 9, 12-", 12) == ""
assert page_list_fault("3 - 7, 7, 9", 12) == "7"
assert page_list_fault("0-2, 3", 9) == "0-2"
assert page_list_fault("2, 5-4, 6", 9) == "5-4"
assert page_list_fault("-8, 9-13", 12) == "9-13"
assert page_list_fault("4-, 11", 12) == "11"
assert page_list_fault("13-", 12) == "13-"
assert page_list_fault("1-5, -7,7 - 8", 8) == "-7"
assert page_list_fault("9, 12, 10", 12) == "10"
assert page_list_fault("-1", 6) == ""

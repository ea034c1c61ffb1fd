"""Which page numbers does the bar below a search result show? The first and the last page, and all at most
the given number of pages away from the current one, ascending and each once. Where a single page is missing
between two of these, it is shown as well; a longer gap becomes one 0.

Keywords: pagination bar with ellipsis gaps
Inputs: current, last, positive integers, the current page not above the last; reach, an integer from 0
Requires: type(current) is int and type(last) is int and 1 <= current <= last < 2000 and type(reach) is int and reach >= 0
Topic: paging
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pager_links(current, last, reach):
    links = []
    shown = 0
    for page in range(1, last + 1):
        if page != 1 and page != last and abs(page - current) > reach:
            continue
        if page - shown == 2:
            links.append(page - 1)
        elif page - shown > 2:
            links.append(0)
        links.append(page)
        shown = page
    return links


assert pager_links(1, 1, 2) == [1]
assert pager_links(1, 2, 0) == [1, 2]
assert pager_links(2, 3, 0) == [1, 2, 3]
assert pager_links(1, 9, 1) == [1, 2, 0, 9]
assert pager_links(5, 9, 1) == [1, 0, 4, 5, 6, 0, 9]
assert pager_links(4, 7, 1) == [1, 2, 3, 4, 5, 6, 7]
assert pager_links(4, 8, 1) == [1, 2, 3, 4, 5, 0, 8]
assert pager_links(5, 11, 2) == [1, 2, 3, 4, 5, 6, 7, 0, 11]
assert pager_links(9, 10, 0) == [1, 0, 9, 10]
assert pager_links(20, 40, 3) == [1, 0, 17, 18, 19, 20, 21, 22, 23, 0, 40]

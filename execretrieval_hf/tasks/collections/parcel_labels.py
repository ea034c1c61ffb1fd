"""Label the parcels of a loading list, given by their order numbers, with the place of each among the parcels
of its order and their total, as in 2/3. The only parcel of an order gets an empty label.

Keywords: 2/3 numbering of parcels per order
Inputs: orders, a list of order numbers as integers, one for each parcel; the labels are texts in the same order
Requires: type(orders) is list and all(type(n) is int for n in orders)
Topic: counting
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from collections import Counter


def parcel_labels(orders):
    totals = Counter(orders)
    seen = Counter()
    texts = []
    for order in orders:
        seen[order] += 1
        if totals[order] > 1:
            texts.append(str(seen[order]) + "/" + str(totals[order]))
        else:
            texts.append("")
    return texts


assert parcel_labels([71, 80, 71, 71]) == ["1/3", "", "2/3", "3/3"]
assert parcel_labels([]) == []
assert parcel_labels([5, 5]) == ["1/2", "2/2"]
assert parcel_labels([9]) == [""]
assert parcel_labels([4, 6, 4, 6, 8]) == ["1/2", "1/2", "2/2", "2/2", ""]
assert parcel_labels([1, 2, 3]) == ["", "", ""]
assert parcel_labels([2, 1, 1, 1, 1]) == ["", "1/4", "2/4", "3/4", "4/4"]
assert parcel_labels([7, 3, 3, 7, 3]) == ["1/2", "1/3", "2/3", "2/2", "3/3"]

def signed_lead(counter, other, n):
    half = 1 << n - 1
    return (counter - other + half) % (2 * half) - half

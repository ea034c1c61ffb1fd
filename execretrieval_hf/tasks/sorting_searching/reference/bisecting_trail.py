def bisecting_trail(low, high, secret):
    guess = (low + high) // 2
    if guess == secret:
        return [guess]
    rest = (low, guess - 1) if secret < guess else (guess + 1, high)
    return [guess, *bisecting_trail(*rest, secret)]

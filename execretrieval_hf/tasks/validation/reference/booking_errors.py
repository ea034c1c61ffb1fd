def booking_errors(booking):
    if not booking:
        return ["booking"]
    guests, nights, deposit = (booking.get(name, 0) for name in ("guests", "nights", "deposit"))
    front, _, back = booking.get("email", "").partition("@")
    checks = [
        ("deposit", deposit >= 20 * nights),
        ("email", front != "" and back != "" and "@" not in back),
        ("guests", 1 <= guests <= 8),
        ("nights", 1 <= nights <= 30),
    ]
    return [name for name, fine in checks if not fine]

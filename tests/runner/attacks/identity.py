"""Starts a program as the arena's ``root`` or ``user``: IDENTITY allowed|forbidden PROGRAM ..."""

from __future__ import annotations

import os
import sys

from attacks.arena import become

if __name__ == "__main__":
    identity, namespaces, *command = sys.argv[1:]
    become(identity, namespaces_forbidden=namespaces == "forbidden")
    os.execv(command[0], command)

"""How long `execretrieval --help` takes, beside its peers, in one run.

Prints median CPU seconds of whole processes, and their ratio to a bare interpreter. The promise
that --help loads nothing heavy is a test; this says what it is worth.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys

ROUNDS = 7
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "python -c 'import click'": [sys.executable, "-c", "import click"],
    "execretrieval --help": [sys.executable, "-m", "execretrieval_hf.cli", "--help"],
    "mteb --help": [sys.executable, "-m", "mteb", "--help"],
}


def cpu_seconds(command: list[str]) -> float:
    """User and system time of one run of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Alternate the commands, then print the table."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(ROUNDS):
        for name, command in COMMANDS.items():
            times[name].append(cpu_seconds(command))
    medians = {name: statistics.median(values) for name, values in times.items()}
    bare = medians["python -c pass"]
    for name, median in medians.items():
        print(f"{name:28} {median:7.3f} s CPU {median / bare:7.1f} x")


if __name__ == "__main__":
    main()

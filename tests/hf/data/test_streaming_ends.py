"""A process that streams the data ends as if it had not, also on a busy machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

_MANY = """
import os, sys
import datasets, execretrieval_hf

execretrieval_hf.load_dataset("ExecRetrieval", "queries", split="test", streaming=True)
failed = []
for _ in range(40):
    child = os.fork()
    if not child:
        stream = execretrieval_hf.load_dataset("ExecRetrieval", split="test", streaming=True)
        rows = list(stream)
        sys.exit(0)
    failed += [status for _, status in [os.waitpid(child, 0)] if status]
print(failed)
"""


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_processes_that_stream_end_cleanly_under_load() -> None:
    crowd = [
        subprocess.Popen(
            [sys.executable, "-c", _MANY],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        for _ in range(4)
    ]
    assert [process.communicate()[0].strip() for process in crowd] == ["[]"] * len(crowd)

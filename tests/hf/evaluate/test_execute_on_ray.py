"""Running on a Ray cluster of two nodes, one of which is killed midway."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

PAIRS = 4000

# In a process of its own: Ray starts threads and leaves warnings behind.
DRIVER = """
import json, sys, time
from pathlib import Path

from ray.cluster_utils import Cluster

from execretrieval_hf.evaluate.execute import RayRunner
from execretrieval_runner import Limits, Pair, VerdictStore

count, store = int(sys.argv[1]), VerdictStore(sys.argv[2])

def pairs():
    for number in range(count):
        code = f"def f():\\n    return {number % 7}\\n# {number}\\n"
        yield Pair(code, ("assert f() == 3", "assert f() < 7"), f"{number}")

def workers():
    # Worker processes whose parent is a process of Ray.
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            if b"execretrieval_runner.worker" in (entry / "cmdline").read_bytes():
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
                if Path("/proc", parent, "cmdline").read_bytes().startswith(b"ray::"):
                    found.add(entry)
        except OSError:
            pass
    return found

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
node = cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
facts = {"seen": {}, "repeated": 0}
started = time.monotonic()
with RayRunner(cluster.address) as runner:
    for verdict in runner.run(pairs(), limits=Limits(), store=store):
        facts["repeated"] += verdict.pair.id in facts["seen"]
        facts["seen"][verdict.pair.id] = verdict.passed
        if len(facts["seen"]) == count // 4:
            facts["workers"] = [len(workers())]
            cluster.remove_node(node, allow_graceful=False)
    facts["workers"].append(len(workers()))
facts["seconds"] = [time.monotonic() - started]
started = time.monotonic()
with RayRunner(cluster.address) as runner:
    again = runner.run(pairs(), limits=Limits(), store=store)
    facts["same"] = {v.pair.id: v.passed for v in again} == facts["seen"]
facts["seconds"].append(time.monotonic() - started)
cluster.shutdown()
deadline = time.monotonic() + 10
while (left := workers()) and time.monotonic() < deadline:
    time.sleep(0.1)
facts["workers"].append(len(left))
print(json.dumps(facts))
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra [ray]")
def test_nothing_is_lost_when_a_node_is_killed(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(PAIRS), str(tmp_path / "verdicts.sqlite")],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    facts = json.loads(done.stdout.splitlines()[-1])
    seen = facts.pop("seen")
    print(facts)  # noqa: T201 - `pytest -rP` shows it
    assert seen == {f"{number}": number % 7 == 3 for number in range(PAIRS)}
    assert facts["repeated"] == 0
    with_both, with_one, in_the_end = facts["workers"]
    assert with_both == 2 * with_one > 0
    assert in_the_end == 0
    assert facts["same"]

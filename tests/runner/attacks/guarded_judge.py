"""The runner at one level, behind the same lines of JSON as the control."""

from __future__ import annotations

import json
import sys
from typing import Any

from execretrieval_runner import Limits, Pair, Runner

LIMITS = Limits(cpu_s=0.3, wall_s=5.0, memory_bytes=256 << 20, output_bytes=1 << 16)

Job = dict[str, Any]
Reply = dict[str, Any]


def main() -> None:
    """Serves jobs at the level that is named by the first argument."""
    with Runner(workers=1, level=sys.argv[1]) as runner:
        for line in sys.stdin:
            job = json.loads(line)
            reply = _run_tests(runner, job) if job["tests"] else _call(runner, job)
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()


def _call(runner: Runner, job: Job) -> Reply:
    observation = runner.observe(job["code"], ["attack()"], limits=LIMITS)
    if observation.status == "infra":
        return {"infra": observation.reason}
    (result,) = observation.results
    if result.kind == "value":
        return {"value": result.canonical and result.canonical.decode()}
    return {"exception": result.exception or result.kind}


def _run_tests(runner: Runner, job: Job) -> Reply:
    pair = Pair(job["code"], tuple(job["tests"]))
    (verdict,) = runner.run([pair], limits=LIMITS)
    if verdict.status == "infra":
        return {"infra": verdict.reason}
    return {"outcomes": list(verdict.outcomes)}


if __name__ == "__main__":
    main()

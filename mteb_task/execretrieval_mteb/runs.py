"""Scoring a model through the literal ``mteb run``, unless a record of that run is there."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data import settings
from execretrieval_hf.data.errors import DataError, NotWritable
from execretrieval_hf.data.folder import reason
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.record import (
    Record,
    read_matrix,
    read_record,
    record_path,
    visible_pairs,
    write_record,
)
from execretrieval_hf.evaluate.score import score_run
from execretrieval_mteb import autoload
from execretrieval_mteb.errors import RunFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from execretrieval_hf.data.pools import Pool
    from execretrieval_mteb.models.find import Model

_INTERRUPTED = (-signal.SIGINT, 128 + signal.SIGINT)


def path_of_record(pool: Pool, model: Model) -> Path:
    """Where the record of this model on this pool is kept."""
    return record_path(
        settings.home(),
        task=pool.task,
        model=model.name,
        revision=model.revision,
        digest=pool.digest,
    )


def find_record(pool: Pool, model: Model) -> Record | None:
    """The complete record of this model on this very data by this scorer, if there is one."""
    path = path_of_record(pool, model)
    if not path.is_file():
        return None
    record = read_record(path)
    if {row.query_id for row in record.per_query} != set(pool.queries):
        raise DataError(f"{path} lacks queries of the data; delete it and run again")
    return record if record.complete else None


def run(pool: Pool, model: Model, *, say: Callable[[str], None], verbose: bool = False) -> Record:
    """Score a model with mteb in a process of its own.

    mteb answers from its own cache by task and model name alone. If it does so with results of
    other data, or of which we have no record, it is made to run again.

    Args:
        pool: the pool to search.
        model: the model.
        say: takes lines about what is done.
        verbose: show mteb's own log.

    Raises:
        RunFailed: mteb ended without a record.
        NotWritable: an older record is in the way and cannot be removed.
    """
    path = path_of_record(pool, model)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise NotWritable(f"cannot replace {path}: {reason(error)}") from error
    for overwrite in (False, True):
        _run_mteb(pool, model, _command(pool, model, overwrite=overwrite, verbose=verbose), say)
        if path.is_file():
            return read_record(path)
        if not overwrite:
            say(
                f"mteb answered from its own cache ({_cached_revision(pool, model)}) and there is "
                f"no record for the data {pool.revision}: running again"
            )
    raise RunFailed(f"mteb ran {model.name} and left no record at {path}; please report this")


def _run_mteb(pool: Pool, model: Model, command: list[str], say: Callable[[str], None]) -> None:
    folder = None if pool.is_packaged else pool.folder
    shown = shlex.join([Path(command[0]).name, *command[1:]])
    say("$ " + (f"EXECRETRIEVAL_DATA={shlex.quote(str(folder))} " if folder else "") + shown)
    code = subprocess.run(command, env=settings.with_data(folder), check=False).returncode
    if code in _INTERRUPTED:
        raise KeyboardInterrupt
    if code < 0:
        name = signal.Signals(-code).name
        raise RunFailed(f"mteb was ended by {name} while scoring {model.name}; is memory short?")
    if code:
        raise RunFailed(f"mteb ended with exit code {code} for {model.name}")


def judge_anew(pool: Pool, path: Path, record: Record) -> Record:
    """Score a recorded run again from its score matrix, with every verdict executed now.

    The result is kept beside the record, which stays as it is: mteb's result names it by hash.

    Raises:
        DataError: the matrix was not kept, or is not the one that the record names.
    """
    scores = read_matrix(path, record)
    oracle = Oracle(pool, store=None, fresh=True)
    fresh = score_run(pool, scores, oracle, record.system, visible=visible_pairs(record))
    return write_record(path.with_suffix(".fresh.json"), fresh, None)


def _command(pool: Pool, model: Model, *, overwrite: bool, verbose: bool) -> list[str]:
    script = Path(sys.executable).with_name("mteb")
    if model.is_folder or not autoload.is_installed() or not script.is_file():
        program = [sys.executable, "-m", "execretrieval_hf.cli", "mteb"]
    else:
        program = [str(script)]
    arguments = ["run", "-t", pool.plain_task, "-m", *model.arguments]
    arguments += ["--verbosity", "2" if verbose else "1"]
    arguments += ["--output-folder", str(settings.home() / "mteb")]
    if overwrite:
        arguments += ["--overwrite-strategy", "always"]
    return program + arguments


def _cached_revision(pool: Pool, model: Model) -> str:
    folder = settings.home() / "mteb" / "results" / model.name.replace("/", "__")
    path = folder / model.revision / f"{pool.task}.json"
    try:
        return f"data {json.loads(path.read_text())['dataset_revision']}"
    except (OSError, ValueError, KeyError):
        return "data unknown"


def require_writable_home() -> None:
    """Fail before any model runs if its record could not be written afterwards.

    Raises:
        NotWritable: the folder cannot be written; the message names EXECRETRIEVAL_HOME.
    """
    home = settings.home()
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            pass
    except OSError as error:
        raise NotWritable(
            f"cannot write to {home} ({reason(error)}), where records are kept; "
            "set EXECRETRIEVAL_HOME to a folder of yours"
        ) from error

"""Scoring a model through the literal ``mteb run``, unless a record of that run is there."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data import settings
from execretrieval_hf.data.errors import DataError, ExecRetrievalError, UnknownName
from execretrieval_hf.data.names import task_name
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.record import (
    Record,
    read_matrix,
    read_record,
    record_path,
    write_record,
)
from execretrieval_hf.evaluate.score import score_run
from execretrieval_mteb import autoload, models
from execretrieval_mteb.models import local

if TYPE_CHECKING:
    from collections.abc import Callable

    from execretrieval_hf.data.pools import Pool

HUB_SECONDS = 5.0


class RunFailed(ExecRetrievalError):
    """mteb ended without a record of the run."""


@dataclass(frozen=True, slots=True)
class Model:
    """A model that mteb can load.

    Attributes:
        name: its name in results and records.
        revision: its revision there.
        argument: what mteb's command line has to be given for it.
        is_folder: whether it is a folder of the user's own.
    """

    name: str
    revision: str
    argument: str
    is_folder: bool = False


def find_model(argument: str) -> Model:
    """What a model argument means: a model of this package, a folder, or one that mteb knows.

    ``bm25`` and ``all-MiniLM-L6-v2`` may be written without ``execretrieval/``.

    Raises:
        UnknownName: there is no such model; the message offers the nearest names.
        MissingExtra: the package that brings the model is not installed.
        ExecRetrievalError: the model needs the Hub, which cannot be reached.
    """
    own = models.revisions()
    for name in (argument, f"{models.ORGANISATION}/{argument}"):
        if name in own:
            models.require(name)
            return Model(name, own[name], name)
    folder = local.find_folder(argument)
    if folder is not None:
        return Model(local.name_of(folder), local.revision_of(folder), str(folder), is_folder=True)
    return _known_to_mteb(argument, own)


def _known_to_mteb(argument: str, own: dict[str, str]) -> Model:
    from execretrieval_mteb.tasks import NeedsCandidates

    registry = importlib.import_module(autoload.MODEL_MODULE).MODEL_REGISTRY
    meta = registry.get(argument)
    if meta is None and "/" not in argument:
        short = [name.partition("/")[2] for name in own]
        raise UnknownName("model", argument, [*short, *own, *registry])
    if meta is not None and "cross-encoder" in meta.model_type:
        raise NeedsCandidates(argument)
    revision = None if meta is None else meta.revision
    loads_weights = meta is None or (meta.framework and "API" not in meta.framework)
    if loads_weights and not _is_cached(argument, revision):
        newest = _revision_on_hub(argument, [*own, *registry])
        revision = revision or newest
    return Model(argument, revision or "no_revision_available", argument)


def _is_cached(model: str, revision: str | None) -> bool:
    from huggingface_hub import try_to_load_from_cache

    return isinstance(try_to_load_from_cache(model, "config.json", revision=revision), str)


def _revision_on_hub(model: str, known: list[str]) -> str | None:
    """The model's newest commit, asked for with a short patience.

    Without this, an unreachable Hub would cost more than a minute of retries.
    """
    from huggingface_hub import HfApi
    from huggingface_hub.errors import HfHubHTTPError, RepositoryNotFoundError

    advice = (
        "set HF_HUB_OFFLINE=1 to use only what is cached, or name a folder that holds a "
        "Sentence Transformers model"
    )
    if settings.hub_is_offline():
        raise ExecRetrievalError(
            f"the model {model} is not in the local cache and HF_HUB_OFFLINE is set; "
            "unset it, or name a folder that holds a Sentence Transformers model"
        )
    try:
        return HfApi().model_info(model, timeout=HUB_SECONDS).sha
    except RepositoryNotFoundError as error:
        raise UnknownName("model", model, known) from error
    except (HfHubHTTPError, OSError) as error:
        raise ExecRetrievalError(
            f"cannot reach the Hugging Face Hub for {model}; {advice}"
        ) from error
    except Exception as error:
        # The HTTP library behind the Hub client has changed between versions, and so have its
        # connection errors.
        if type(error).__module__.partition(".")[0] in {"httpx", "httpx2", "httpcore", "requests"}:
            raise ExecRetrievalError(
                f"cannot reach the Hugging Face Hub for {model}; {advice}"
            ) from error
        raise


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
    """
    path = path_of_record(pool, model)
    path.unlink(missing_ok=True)
    for overwrite in (False, True):
        command = _command(pool, model, overwrite=overwrite, verbose=verbose)
        say("$ " + " ".join(Path(command[0]).name if n == 0 else p for n, p in enumerate(command)))
        ended = subprocess.run(command, env=settings.with_data(_user_folder(pool)), check=False)
        if ended.returncode < 0 or ended.returncode == 130:
            raise KeyboardInterrupt
        if ended.returncode:
            raise RunFailed(f"mteb ended with exit code {ended.returncode} for {model.name}")
        if path.is_file():
            return read_record(path)
        if not overwrite:
            say(
                f"mteb answered from its own cache ({_cached_revision(pool, model)}) and there is "
                f"no record for the data {pool.revision}: running again"
            )
    raise RunFailed(f"mteb ran {model.name} and left no record at {path}; please report this")


def judge_anew(pool: Pool, path: Path, record: Record) -> Record:
    """Score a recorded run again from its score matrix, with every verdict executed now.

    Raises:
        DataError: the matrix was not kept, or is not the one that the record names.
    """
    scores = read_matrix(path, record)
    visible = {
        (query.query_id, own.corpus_id): own.visible
        for query in record.per_query
        for own in query.own
        if own.visible is not None
    }
    oracle = Oracle(pool, store=None, fresh=True)
    return write_record(
        path, score_run(pool, scores, oracle, record.system, visible=visible), scores
    )


def _user_folder(pool: Pool) -> Path | None:
    return None if pool.is_packaged else pool.folder


def _command(pool: Pool, model: Model, *, overwrite: bool, verbose: bool) -> list[str]:
    script = Path(sys.executable).with_name("mteb")
    if model.is_folder or not autoload.is_installed() or not script.is_file():
        program = [sys.executable, "-m", "execretrieval_hf.cli", "mteb"]
    else:
        program = [str(script)]
    arguments = ["run", "-t", task_name(pool.name), "-m", model.argument]
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
        DataError: the folder cannot be written; the message names EXECRETRIEVAL_HOME.
    """
    import tempfile

    home = settings.home()
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            pass
    except OSError as error:
        raise DataError(
            f"cannot write to {home} ({error.strerror}), where records are kept; "
            "set EXECRETRIEVAL_HOME to a folder of yours"
        ) from error

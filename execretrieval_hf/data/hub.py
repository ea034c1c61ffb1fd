"""The Hugging Face Hub as this package talks to it: its client, and its errors in one line each."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from execretrieval_hf.data import settings
from execretrieval_hf.data.errors import HubError
from execretrieval_hf.data.names import HUB_REPO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from huggingface_hub import HfApi

RepoKind = Literal["model", "dataset"]

CONFLICT = 409
"""HTTP status by which the Hub says that something of that name is there already."""

_REPO_ID = re.compile(r"\w[\w.-]*/\w[\w.-]*")
_HTTP_LIBRARIES = {"httpx", "httpx2", "httpcore", "requests", "urllib3"}


def is_repo_id(text: str) -> bool:
    """Whether a text has the form of a repository's id, NAMESPACE/NAME.

    >>> is_repo_id("AaryanK/ExecRetrieval"), is_repo_id("./data/x"), is_repo_id("./data")
    (True, False, False)
    """
    return _REPO_ID.fullmatch(text) is not None


def require_repo_id(repo: str) -> str:
    """``repo``, if it has the form NAMESPACE/NAME, which the Hub wants.

    Raises:
        HubError: it has another form.
    """
    if not is_repo_id(repo):
        raise HubError(
            f"{repo!r} is no repository of the Hub; write NAMESPACE/NAME, such as {HUB_REPO}"
        )
    return repo


def open_api(*, writes: bool = False) -> HfApi:
    """The Hub's client, for the address in HF_ENDPOINT.

    Args:
        writes: whether something is going to be written, for which a token is needed.

    Raises:
        HubError: HF_HUB_OFFLINE is set, or there is no token to write with.
    """
    from huggingface_hub import HfApi, get_token

    if settings.hub_is_offline():
        raise HubError("this needs the Hugging Face Hub and HF_HUB_OFFLINE is set; unset it")
    if writes and get_token() is None:
        raise HubError(
            "there is no token for the Hugging Face Hub: run `hf auth login`, or set HF_TOKEN to a "
            "token with write access"
        )
    return HfApi(library_name="execretrieval")


@contextmanager
def hub_errors(repo: str, kind: RepoKind = "dataset") -> Iterator[None]:
    """Turn whatever the Hub's client raises about a repository into one line with its cure.

    Raises:
        HubError: in the place of the client's own error.
    """
    from huggingface_hub.errors import (
        HfHubHTTPError,
        HFValidationError,
        LocalTokenNotFoundError,
        RepositoryNotFoundError,
        RevisionNotFoundError,
    )

    try:
        yield
    except RevisionNotFoundError as error:
        raise HubError(f"the {kind} {repo} has no such revision on the Hub") from error
    except RepositoryNotFoundError as error:
        raise HubError(
            f"there is no {kind} {repo} on the Hub, or it is private and your token may not see it"
        ) from error
    except HfHubHTTPError as error:
        raise HubError(_refusal(error, repo, kind)) from error
    except (HFValidationError, LocalTokenNotFoundError) as error:
        raise HubError(str(error).splitlines()[0]) from error
    except OSError as error:
        raise _unreachable(repo, error) from error
    except Exception as error:
        # The HTTP library below the Hub's client has changed between versions, and its errors.
        if type(error).__module__.partition(".")[0] in _HTTP_LIBRARIES:
            raise _unreachable(repo, error) from error
        raise


def status_of(error: BaseException) -> int | None:
    """The HTTP status with which the Hub refused, if an error is such a refusal."""
    response = getattr(error, "response", None)
    return getattr(response, "status_code", None)


def _refusal(error: Exception, repo: str, kind: RepoKind) -> str:
    match status_of(error):
        case 401:
            return (
                "the Hub does not know your token (401): run `hf auth login`, or set HF_TOKEN anew"
            )
        case 403:
            return (
                f"your token may not write to the {kind} {repo} (403): use one with write access "
                "to that namespace, or propose the change with --create-pr"
            )
        case 409:
            return f"the {kind} {repo} has something of that name already (409)"
        case 412:
            return (
                f"somebody has committed to the {kind} {repo} meanwhile (412) and nothing was "
                "changed; look at what they did and start again"
            )
        case status:
            told = getattr(error, "server_message", None) or str(error).strip().splitlines()[0]
            return f"the Hub refuses ({status}): {told}"


def _unreachable(repo: str, error: Exception) -> HubError:
    from huggingface_hub import constants

    reason = (str(error).splitlines() or [type(error).__name__])[0]
    return HubError(f"cannot reach {constants.ENDPOINT} for {repo}: {reason}")

"""A small double of the Hugging Face Hub on loopback: repositories of models and data in memory.

It answers what `huggingface_hub`, `datasets` and mteb ask for when they look up, load, commit, tag
and open pull requests. It shows what our client code sends and how it takes the answers; it knows
nothing of the Hub's own rules for cards, `eval.yaml` or quotas.

    with loopback_hub() as hub:
        hub.add("models", "someone/mini", folder)          # or a dict of bytes by path
        subprocess.run(..., env={**os.environ, **hub.environment(user="someone")})
        hub.repo("models", "someone/mini").pulls           # what has come of it

A user may write to the namespace of their own name, and open pull requests anywhere.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from loopback_repo import DATE, Files, Repo, blob_id, is_large, tree_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_API = re.compile(r"/api/(?P<kind>models|datasets)/(?P<name>[^/]+/[^/]+)(?:/(?P<rest>.*))?")
_FILE = re.compile(r"/(?P<kind>datasets/)?(?P<name>[^/]+/[^/]+)/resolve/(?P<rest>.*)")
_LARGE = re.compile(r"/(?P<kind>datasets/)?(?P<name>[^/]+/[^/]+)\.git/info/lfs/objects/batch")


def token_of(user: str) -> str:
    """The token by which the double knows a user; every user has one."""
    return f"hf_{user}"


@dataclass
class LoopbackHub:
    """The state behind the server.

    Attributes:
        address: what HF_ENDPOINT has to be.
        repos: the repositories by kind (``models`` or ``datasets``) and name.
        requests: method and path of every request, in order.
        large: bytes in large-file storage by sha256.
        before_commit: is called with the repository before a commit is looked at.
        after_commit: is called with the repository and the new commit's id.
    """

    address: str = ""
    repos: dict[tuple[str, str], Repo] = field(default_factory=dict)
    requests: list[str] = field(default_factory=list)
    large: dict[str, bytes] = field(default_factory=dict)
    before_commit: Callable[[Repo], object] | None = None
    after_commit: Callable[[Repo, str], object] | None = None

    def repo(self, kind: str, name: str) -> Repo:
        return self.repos[kind, name]

    def add(self, kind: str, name: str, files: Path | Mapping[str, bytes]) -> str:
        """Create a repository with files, those of a folder or by path; returns its newest commit.

        Of a repository that is there its files are replaced.
        """
        if isinstance(files, Path):
            root = files
            files = {
                path.relative_to(root).as_posix(): path.read_bytes()
                for path in sorted(root.rglob("*"))
                if path.is_file()
            }
        repo = self.repos.setdefault((kind, name), Repo(kind, name))
        return repo.commit("main", {**Repo(kind, name).files(), **files}, "files")

    def environment(self, *, user: str | None = None) -> dict[str, str]:
        """Variables by which a child process talks to this double, logged in as a user or not.

        They do nothing in a process that has imported the Hub's client already.
        """
        return {
            "HF_ENDPOINT": self.address,
            "HF_HUB_OFFLINE": "0",
            "HF_HUB_DISABLE_XET": "1",
            "HF_HUB_DISABLE_TELEMETRY": "1",
            "HF_TOKEN": token_of(user) if user else "",
        }


@contextmanager
def loopback_hub() -> Iterator[LoopbackHub]:
    """Serve an empty Hub on loopback."""
    hub = LoopbackHub()

    class Bound(_Handler):
        state = hub

    server = ThreadingHTTPServer(("127.0.0.1", 0), Bound)
    hub.address = f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield hub
    finally:
        server.shutdown()
        server.server_close()


class _Refusal(Exception):
    """An answer other than 200, as the Hub words it."""

    def __init__(self, status: int, message: str, code: str | None = None, **more: object) -> None:
        super().__init__(message)
        self.status, self.body = status, {"error": message, **more}
        self.headers = {"X-Error-Message": message} | ({"X-Error-Code": code} if code else {})


class _Handler(BaseHTTPRequestHandler):
    state: LoopbackHub

    def do_GET(self) -> None:
        self._answer()

    do_HEAD = do_POST = do_PUT = do_GET  # noqa: N815 - names of the standard library

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def _answer(self) -> None:
        self.state.requests.append(f"{self.command} {self.path}")
        url = urlsplit(self.path)
        self._query = {key: values[0] for key, values in parse_qs(url.query).items()}
        self._sent = self._read_body()
        try:
            self._route(url.path)
        except _Refusal as refusal:
            self._send(refusal.status, json.dumps(refusal.body).encode(), refusal.headers)

    def _route(self, path: str) -> None:
        if match := _API.fullmatch(path):
            self._api(match["kind"], unquote(match["name"]), match["rest"] or "")
        elif match := _FILE.fullmatch(path):
            repo = self._repo("datasets" if match["kind"] else "models", unquote(match["name"]))
            revision, _, name = match["rest"].partition("/")
            self._send_file(repo, unquote(revision), unquote(name))
        elif match := _LARGE.fullmatch(path):
            self._send_json(self._large_uploads(match["name"]))
        elif path.startswith("/large/") and self.command == "PUT":
            self._take_large(path.removeprefix("/large/"))
        elif path == "/api/whoami-v2":
            user = self._require_user()
            self._send_json({"type": "user", "id": user, "name": user, "orgs": [], "auth": {}})
        elif path == "/api/validate-yaml":
            self._send_json({"errors": [], "warnings": []})
        elif path == "/api/repos/create":
            self._create()
        else:
            raise _Refusal(404, "Sorry, we can't find the page you are looking for.")

    def _api(self, kind: str, name: str, rest: str) -> None:
        repo = self._repo(kind, name)
        action, _, further = rest.partition("/")
        revision, _, inner = further.partition("/")
        revision, inner = unquote(revision) or "main", unquote(inner)
        match self.command, action:
            case "GET" | "HEAD", "" | "revision":
                self._send_json(_info(repo, self._resolve(repo, revision)))
            case "GET", "tree":
                self._send_json(self._tree(repo, revision, inner))
            case "GET", "refs":
                self._send_json(_refs(repo))
            case "GET", "commits":
                self._resolve(repo, revision)
                self._send_json([_told(commit) for commit in repo.history(revision)])
            case "GET", "discussions":
                self._send_json(_discussions(repo))
            case "POST", "paths-info":
                asked = self._sent_paths()
                self._send_json([e for e in self._entries(repo, revision) if e["path"] in asked])
            case "POST", "preupload":
                self._send_json(self._upload_modes(repo, revision))
            case "POST", "commit":
                self._send_json(self._commit(repo, revision))
            case "POST", "tag":
                self._tag(repo, revision)
            case _:
                raise _Refusal(404, f"{self.command} {action}: not on this Hub")

    # who asks

    def _user(self) -> str | None:
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        if token and not token.startswith("hf_"):
            raise _Refusal(401, "Invalid credentials in Authorization header")
        return token.removeprefix("hf_") or None

    def _require_user(self) -> str:
        user = self._user()
        if user is None:
            raise _Refusal(401, "Invalid username or password.")
        return user

    def _require_writer(self, namespace: str) -> str:
        user = self._require_user()
        if user != namespace:
            raise _Refusal(403, "Forbidden: you don't have the rights to write here")
        return user

    # what is there

    def _repo(self, kind: str, name: str) -> Repo:
        self._user()
        found = self.state.repos.get((kind, name))
        if found is None:
            status = 401 if self._user() is None else 404
            raise _Refusal(status, "Repository not found", "RepoNotFound")
        return found

    def _resolve(self, repo: Repo, revision: str) -> str:
        found = repo.resolve(revision)
        if found is None:
            raise _Refusal(404, f"Invalid rev id: {revision}", "RevisionNotFound")
        return found

    def _entries(self, repo: Repo, revision: str) -> list[dict[str, object]]:
        files = repo.files(self._resolve(repo, revision))
        folders = {
            str(parent) for path in files for parent in PurePosixPath(path).parents if parent.name
        }
        return [
            *({"type": "directory", "path": path, "oid": "0" * 40, "size": 0} for path in folders),
            *(tree_entry(path, content) for path, content in files.items()),
        ]

    def _tree(self, repo: Repo, revision: str, folder: str) -> list[dict[str, object]]:
        entries = self._entries(repo, revision)
        if folder and all(entry["path"] != folder for entry in entries):
            raise _Refusal(404, f"{folder} does not exist", "EntryNotFound")
        recursive = self._query.get("recursive", "").lower() in {"1", "true"}
        inside = [PurePosixPath(str(entry["path"])) for entry in entries]
        wanted = PurePosixPath(folder)
        return [
            entry
            for entry, path in zip(entries, inside, strict=True)
            if path.parent == wanted or (recursive and wanted in path.parents)
        ]

    def _send_file(self, repo: Repo, revision: str, name: str) -> None:
        commit = self._resolve(repo, revision)
        content = repo.files(commit).get(name)
        if content is None:
            headers = {"X-Repo-Commit": commit, "X-Error-Code": "EntryNotFound"}
            self._send(404, b"", headers)
            return
        etag = hashlib.sha256(content).hexdigest() if is_large(name) else blob_id(content)
        headers = {"X-Repo-Commit": commit, "ETag": f'"{etag}"', "Accept-Ranges": "bytes"}
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range") or "")
        if asked is None:
            self._send(200, content, headers)
            return
        start, end = int(asked[1]), min(int(asked[2] or len(content)), len(content) - 1)
        headers["Content-Range"] = f"bytes {start}-{end}/{len(content)}"
        self._send(206, content[start : end + 1], headers)

    # what is put there

    def _create(self) -> None:
        wanted = json.loads(self._sent)
        user = self._require_user()
        namespace = wanted.get("organization") or user
        kind = f"{wanted.get('type') or 'model'}s"
        name = f"{namespace}/{wanted['name']}"
        url = f"{self.state.address}/{'' if kind == 'models' else 'datasets/'}{name}"
        self._require_writer(namespace)
        if (kind, name) in self.state.repos:
            raise _Refusal(409, f"You already created this {kind[:-1]} repo", url=url)
        self.state.repos[kind, name] = Repo(kind, name)
        self._send_json({"url": url, "name": name})

    def _upload_modes(self, repo: Repo, revision: str) -> dict[str, object]:
        self._require_user()
        present = repo.files(self._resolve(repo, revision))
        modes = []
        for file in json.loads(self._sent)["files"]:
            path = file["path"]
            mode: dict[str, object] = {
                "path": path,
                "uploadMode": "lfs" if is_large(path) else "regular",
                "shouldIgnore": False,
            }
            if path in present:
                entry = tree_entry(path, present[path])
                large: Any = entry.get("lfs")
                mode["oid"] = large["oid"] if large else entry["oid"]
            modes.append(mode)
        return {"files": modes}

    def _large_uploads(self, name: str) -> dict[str, object]:
        self._require_user()
        objects = []
        for wanted in json.loads(self._sent)["objects"]:
            href = f"{self.state.address}/large/{wanted['oid']}"
            there = wanted["oid"] in self.state.large
            objects.append(wanted if there else {**wanted, "actions": {"upload": {"href": href}}})
        return {"transfer": "basic", "objects": objects}

    def _take_large(self, sha256: str) -> None:
        if hashlib.sha256(self._sent).hexdigest() != sha256:
            raise _Refusal(400, "the bytes are not those of the announced sha256")
        self.state.large[sha256] = self._sent
        self._send(200, b"")

    def _commit(self, repo: Repo, branch: str) -> dict[str, object]:
        as_pull = self._query.get("create_pr") == "1"
        user = self._require_user()
        if self.state.before_commit is not None:
            self.state.before_commit(repo)
        if not as_pull:
            self._require_writer(repo.name.partition("/")[0])
        lines = [json.loads(line) for line in self._sent.splitlines()]
        header = next(line["value"] for line in lines if line["key"] == "header")
        head = self._resolve(repo, branch)
        base = header.get("parentCommit") or head
        if base not in repo.commits:
            raise _Refusal(404, f"Invalid rev id: {base}", "RevisionNotFound")
        if base != head and not as_pull:
            raise _Refusal(412, "A commit has happened since. Please refresh and try again.")
        files = self._changed(dict(repo.files(base)), lines)
        where = f"{self.state.address}/{'' if repo.kind == 'models' else 'datasets/'}{repo.name}"
        told: dict[str, object] = {"success": True}
        if as_pull:
            pull = repo.pull(base, files, header["summary"], user)
            key = repo.branches[pull.ref]
            told["pullRequestUrl"] = f"{where}/discussions/{pull.number}"
        else:
            key = repo.commit(branch, files, header["summary"], user)
        if self.state.after_commit is not None:
            self.state.after_commit(repo, key)
        return {**told, "commitOid": key, "commitUrl": f"{where}/commit/{key}"}

    def _changed(self, files: Files, lines: list[dict[str, Any]]) -> Files:
        for line in lines:
            value = line["value"]
            match line["key"]:
                case "file":
                    if is_large(value["path"]):
                        raise _Refusal(400, f"{value['path']} must be uploaded as a large file")
                    files[value["path"]] = base64.b64decode(value["content"])
                case "lfsFile":
                    if value["oid"] not in self.state.large:
                        raise _Refusal(400, f"the bytes of {value['path']} were not uploaded")
                    files[value["path"]] = self.state.large[value["oid"]]
                case "deletedFile":
                    if files.pop(value["path"], None) is None:
                        raise _Refusal(404, "A file with this name doesn't exist", "EntryNotFound")
                case "deletedFolder":
                    inside = value["path"].rstrip("/") + "/"
                    files = {p: content for p, content in files.items() if not p.startswith(inside)}
        return files

    def _tag(self, repo: Repo, revision: str) -> None:
        self._require_writer(repo.name.partition("/")[0])
        tag = json.loads(self._sent)["tag"]
        if tag in repo.tags:
            raise _Refusal(409, "Tag reference exists already")
        repo.tags[tag] = self._resolve(repo, revision)
        self._send_json({})

    # bytes

    def _read_body(self) -> bytes:
        if "chunked" in (self.headers.get("Transfer-Encoding") or ""):
            parts = []
            while size := int(self.rfile.readline(), 16):
                parts.append(self.rfile.read(size))
                self.rfile.readline()
            self.rfile.readline()
            return b"".join(parts)
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def _sent_paths(self) -> set[str]:
        if "json" in (self.headers.get("Content-Type") or ""):
            return set(json.loads(self._sent)["paths"])
        return set(parse_qs(self._sent.decode()).get("paths", []))

    def _send_json(self, value: object) -> None:
        self._send(200, json.dumps(value).encode(), {"Content-Type": "application/json"})

    def _send(self, status: int, body: bytes, headers: Mapping[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **(headers or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


def _info(repo: Repo, commit: str) -> dict[str, object]:
    """What the Hub says of a repository; a model with `modules.json` is a Sentence Transformer."""
    files = repo.files(commit)
    library = "sentence-transformers" if "modules.json" in files else None
    return {
        "id": repo.name,
        "modelId": repo.name,
        "author": repo.name.partition("/")[0],
        "sha": commit,
        "private": False,
        "tags": [library] if library else [],
        "library_name": library,
        "siblings": [{"rfilename": path} for path in files],
        "createdAt": DATE,
        "lastModified": DATE,
        "downloads": 0,
        "likes": 0,
        "cardData": {},
    }


def _told(commit: Any) -> dict[str, object]:
    return {
        "id": commit.id,
        "title": commit.title,
        "message": "",
        "authors": [{"user": commit.author}] if commit.author else [],
        "date": DATE,
    }


def _refs(repo: Repo) -> dict[str, object]:
    def told(names: dict[str, str], prefix: str) -> list[dict[str, str]]:
        return [
            {"name": name.rpartition("/")[2], "ref": f"{prefix}{name}", "targetCommit": commit}
            for name, commit in names.items()
        ]

    pulls = {name: commit for name, commit in repo.branches.items() if name.startswith("refs/")}
    branches = {name: commit for name, commit in repo.branches.items() if name not in pulls}
    return {
        "branches": told(branches, "refs/heads/"),
        "tags": told(repo.tags, "refs/tags/"),
        "converts": [],
        "pullRequests": told(pulls, ""),
    }


def _discussions(repo: Repo) -> dict[str, object]:
    pulls = [
        {
            "num": pull.number,
            "title": pull.title,
            "author": {"name": pull.author},
            "createdAt": DATE,
            "status": "open",
            "isPullRequest": True,
            "repo": {"name": repo.name, "type": repo.kind[:-1]},
        }
        for pull in repo.pulls
    ]
    return {"discussions": pulls, "count": len(pulls), "start": 0}

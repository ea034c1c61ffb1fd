"""System-call numbers, which a seccomp filter needs and no module of the standard library knows."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Table:
    """The system calls of an architecture.

    Attributes:
        architecture: The kernel's ``AUDIT_ARCH_`` number.
        numbers: Number by name, of the calls that the filters mention.
        newest: Highest number that is known here.
        foreign_from: Numbers from this one on belong to another ABI of the same architecture.
    """

    architecture: int
    numbers: dict[str, int] = field(repr=False)
    newest: int
    foreign_from: int


def machine() -> str:
    """The architecture that this process runs as."""
    name = os.uname().machine
    return name if sys.maxsize > 1 << 32 else f"{name} in 32 bits"


def table_for(architecture: str) -> Table | None:
    """The table of an architecture; None if there is none at hand."""
    return _TABLES.get(architecture)


def _parse(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


_X86_64 = _parse("""
    read 0  write 1  open 2  close 3  stat 4  fstat 5  lstat 6  poll 7  lseek 8  mmap 9
    mprotect 10  munmap 11  brk 12  rt_sigaction 13  rt_sigprocmask 14  rt_sigreturn 15  ioctl 16
    pread64 17  readv 19  writev 20  access 21  pipe 22  select 23  sched_yield 24  mremap 25
    mincore 27  madvise 28  dup 32  dup2 33  pause 34  nanosleep 35  getitimer 36  alarm 37
    setitimer 38  getpid 39  sendto 44  recvfrom 45  sendmsg 46  recvmsg 47  shutdown 48
    getsockname 51  getpeername 52  socketpair 53  getsockopt 55  clone 56  fork 57  vfork 58
    exit 60  wait4 61  kill 62  uname 63  fcntl 72  getcwd 79  readlink 89  umask 95
    gettimeofday 96  getrlimit 97  getrusage 98  sysinfo 99  times 100  getuid 102  getgid 104
    geteuid 107  getegid 108  getppid 110  getpgrp 111  setsid 112  getgroups 115  getresuid 118
    getresgid 120  getpgid 121  getsid 124  rt_sigpending 127  rt_sigtimedwait 128
    rt_sigsuspend 130  sigaltstack 131  sched_getparam 143  sched_getscheduler 145
    sched_get_priority_max 146  sched_get_priority_min 147  sched_rr_get_interval 148  prctl 157
    arch_prctl 158  setrlimit 160  gettid 186  time 201  futex 202  sched_getaffinity 204
    getdents64 217  set_tid_address 218  restart_syscall 219  timer_create 222  timer_settime 223
    timer_gettime 224  timer_getoverrun 225  timer_delete 226  clock_gettime 228  clock_getres 229
    clock_nanosleep 230  exit_group 231  epoll_wait 232  epoll_ctl 233  tgkill 234  waitid 247
    openat 257  newfstatat 262  readlinkat 267  faccessat 269  pselect6 270  ppoll 271
    set_robust_list 273  get_robust_list 274  epoll_pwait 281  timerfd_create 283
    timerfd_settime 286  timerfd_gettime 287  eventfd2 290  epoll_create1 291  dup3 292  pipe2 293
    prlimit64 302  seccomp 317  getrandom 318  membarrier 324  statx 332  rseq 334
    pidfd_send_signal 424  pidfd_open 434  clone3 435  close_range 436  openat2 437
    faccessat2 439  epoll_pwait2 441  landlock_create_ruleset 444  landlock_add_rule 445
    landlock_restrict_self 446
""")
_TABLES = {"x86_64": Table(0xC000003E, _X86_64, newest=450, foreign_from=0x40000000)}

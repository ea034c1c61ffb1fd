"""The sandbox: what the kernel is asked to enforce upon workers and their children.

`levels` says what there is, `cell` goes through it step by step; the other modules are the layers.
"""

"""Finds the comparisons of a Swift or C source and writes the source so that each can be changed while it runs.

All mutants are in one program, which is built once: `a < b` becomes `less(17, a, b)`, and the program does `a >= b` or
`a <= b` if the variable MUTANT holds 17 or 18.
"""
import re
from dataclasses import dataclass

# What each operator becomes: the opposite, and what differs from it in one case.
CHANGES = {"<": (">=", "<="), "<=": (">", "<"), ">": ("<=", ">="), ">=": ("<", ">"),
           "==": ("!=", "<=", ">="), "!=": ("==", "<", ">")}
WORDS = {"<": "less", "<=": "atMost", ">": "more", ">=": "atLeast", "==": "same", "!=": "other"}
# What has no order: optionals, pairs, types, and names of kinds.
UNORDERED = re.compile(r"nil|previous|planeSize|left\.prefix|right\.prefix|indexed|C?PNG_\w+")


def changes(op, right):
    """What the operator becomes, before that operand."""
    if op in ("==", "!=") and UNORDERED.fullmatch(right):
        return CHANGES[op][:1]
    if op in ("==", "!=") and right == "0":
        # Nearly all that is compared with 0 has no sign, so one of three would change nothing.
        return ("!=", ">=") if op == "==" else ("==", "<")
    return CHANGES[op]


def function(op, news):
    return "_".join(WORDS[word] for word in (op, *news))


def swift_support():
    """The Swift that mutated sources call."""
    text = "import CMutant\n@inline(__always) func isMutant(_ n: Int32) -> Bool { mutant_number() == n }\n"
    for op in CHANGES:
        for news in sorted({CHANGES[op], changes(op, "0")}):
            text += f"@inline(__always) func {function(op, news)}<T: Comparable>(_ n: Int32, _ a: T, _ b: T) -> Bool {{\n"
            text += "".join(f"    if isMutant(n + {i}) {{ return a {new} b }}\n" for i, new in enumerate(news))
            text += f"    return a {op} b\n}}\n"
    return text + """
@inline(__always) func bound<T: FixedWidthInteger>(_ n: Int32, _ a: T) -> T {
    if isMutant(n) { return a &- 1 }
    return isMutant(n + 1) ? a &+ 1 : a
}
"""


HEADER = """#include <stdbool.h>
extern int cmutant;
static inline int mutant_number(void) { return cmutant; }
static inline bool isMutant(int n) { return cmutant == n; }
"""
SOURCE = """#include "CMutant.h"
#include <stdlib.h>
int cmutant = 0;
__attribute__((constructor)) static void read_number(void) { const char *n = getenv("MUTANT"); cmutant = n ? atoi(n) : 0; }
"""


@dataclass
class Site:
    """A stretch of a source that is changed, and the descriptions of its mutants."""
    start: int
    end: int
    kind: str
    parts: list  # the stretches that are kept, which may have sites within
    mutants: list  # (old, new)
    replacement: str = ""
    number: int = 0


def blanked(text):
    """The text with comments and the contents of strings as blanks, so that places stay the same."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


OPEN, CLOSE = "([{", ")]}"


def left_end(text, at, stops):
    depth, i = 0, at
    while i > 0:
        c = text[i - 1]
        if c in CLOSE:
            depth += 1
        elif c in OPEN:
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and (c in ",;\n" or re.search(stops, text[max(0, i - 8):i])):
            break
        i -= 1
    return i + len(text[i:at]) - len(text[i:at].lstrip())


def right_end(text, at, stops):
    depth, i = 0, at
    while i < len(text):
        c = text[i]
        if depth == 0 and (c in ",;\n" or (c == "{" and text[i - 1] == " ") or re.match(stops, text[i:i + 8])):
            break
        if c in OPEN:
            depth += 1
        elif c in CLOSE:
            if depth == 0:
                break
            depth -= 1
        i += 1
    return at + len(text[at:i].rstrip(" \\"))


def comparisons(text, is_swift):
    """The sites of all comparisons, and of the bounds of ranges that something is compared with."""
    plain = blanked(text)
    # In C the operators on bits come after comparisons.
    bits = "" if is_swift else "| [&|^]"
    left = rf"(?:\b(?:return|guard|if|while|where|in|let|case|else)|&&|\|\||[^=!<>]=| \?|:{bits})\s$"
    right = rf"(?: else\b| &&| \|\|| \?| :{bits})(?= )| else\b"
    sites = []
    for match in re.finditer(r"(?<= )(<=|>=|==|!=|<|>)(?= )", plain):
        op = match.group()
        if re.search(r"\bfunc +$|#include $", plain[max(0, match.start() - 9):match.start()]):
            continue
        start, end = left_end(plain, match.start() - 1, left), right_end(plain, match.end() + 1, right)
        parts = [(start, match.start() - 1), (match.end() + 1, end)]
        a, b = (text[slice(*part)] for part in parts)
        sites.append(Site(start, end, op, parts, [(f"{a} {op} {b}", f"{a} {new} {b}") for new in changes(op, b)]))
    if is_swift:
        number = r"(?:0x[0-9A-F]+|\d+|[A-Za-z][\w.]*)"
        for match in re.finditer(rf"({number})\.\.\.({number})(?=\)\.contains| ~=|:| |\n|\))", plain):
            if "for " in plain[plain.rfind("\n", 0, match.start()) + 1:match.start()]:
                continue
            for group in (1, 2):
                part = match.span(group)
                at = match.end(group) - match.start()
                texts = [f"{match.group()[:at]}{sign}1{match.group()[at:]}" for sign in "-+"]
                sites.append(Site(*part, "bound", [part], [(match.group(), new) for new in texts]))
    return sites


def edit(text, old, new):
    """The site of a change by hand: one expression for another."""
    start = text.find(old)
    if start < 0:
        raise LookupError(old)
    return Site(start, start + len(old), "edit", [(start, start + len(old))], [(old, new)], new)


def rewritten(text, sites, is_swift):
    """The text with all sites switched by their numbers."""
    sites = sorted(sites, key=lambda site: (site.start, -site.end))

    def render(start, end, within):
        out, at = [], start
        for site in [s for s in sites if start <= s.start and s.end <= end and s is not within]:
            if site.start < at or (within and site.start == start and site.end == end and sites.index(site) < sites.index(within)):
                continue
            out += [text[at:site.start], render_site(site)]
            at = site.end
        return "".join(out) + text[at:end]

    def render_site(site):
        parts = [render(*part, site) for part in site.parts]
        n = site.number
        if site.kind == "edit":
            return f"(isMutant({n}) ? {site.replacement} : {parts[0]})"
        if site.kind == "bound":
            return f"bound({n}, {parts[0]})"
        news = changes(site.kind, text[slice(*site.parts[1])])
        if is_swift and len(news) == 1:  # pairs are in no protocol
            return f"(({parts[0]} {site.kind} {parts[1]}) != isMutant({n}))"
        if is_swift:
            return f"{function(site.kind, news)}({n}, {parts[0]}, {parts[1]})"
        choice = f"({parts[0]} {site.kind} {parts[1]})"
        for i, new in reversed(list(enumerate(news))):
            choice = f"(isMutant({n + i}) ? ({parts[0]} {new} {parts[1]}) : {choice})"
        return choice

    return render(0, len(text), None)

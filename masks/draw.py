#!/usr/bin/env python3
"""Draws every picture in masks/art.

    python3 masks/draw.py               redraw everything
    python3 masks/draw.py star figure   redraw only names containing a word

Only the standard library is used and nothing is random, so the same Python
and zlib always write the same bytes.  The file reads top to bottom:

    1. PNG        a small writer: palettes, grey, 16 bit, Adam7
    2. Shapes     signed distance functions
    3. Canvas     turns a distance into anti-aliased coverage
    4. Finish     the palette and the one lighting model all pictures share
    5. Noise      for coasts and borders
    6. Pictures   one short function each
"""

import math
import os
import struct
import sys
import zlib

ART = os.path.join(os.path.dirname(os.path.abspath(__file__)), "art")


# --- 1. PNG -----------------------------------------------------------------
#
# An image is a list of rows, a row is a list of pixels, and a pixel is a tuple
# of integer samples: (index,), (grey, alpha), (r, g, b) or (r, g, b, a).

GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6

# First column, first row, column step and row step of Adam7's seven passes.
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4),
         (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, data):
    return (struct.pack(">I", len(data)) + kind + data
            + struct.pack(">I", zlib.crc32(kind + data)))


def pack_row(row, depth):
    """The bytes of one row, before filtering."""
    samples = [sample for pixel in row for sample in pixel]
    if depth == 8:
        return bytes(samples)
    if depth == 16:
        return struct.pack(">%dH" % len(samples), *samples)
    # Below 8 bits, several samples share a byte, the leftmost one highest.
    per_byte = 8 // depth
    samples += [0] * (-len(samples) % per_byte)
    packed = bytearray()
    for start in range(0, len(samples), per_byte):
        byte = 0
        for sample in samples[start:start + per_byte]:
            byte = byte << depth | sample
        packed.append(byte)
    return bytes(packed)


def paeth(a, b, c):
    """The neighbour (left, above, above left) nearest to a + b - c."""
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - c - c)
    if pa <= pb and pa <= pc:
        return a
    return b if pb <= pc else c


def filter_row(row, above, step):
    """All five PNG filters of one row, each with its leading type byte."""
    left = bytes(step) + row[:-step]
    corner = bytes(step) + above[:-step]
    return [
        b"\0" + row,
        b"\1" + bytes([(x - a) & 255 for x, a in zip(row, left)]),
        b"\2" + bytes([(x - b) & 255 for x, b in zip(row, above)]),
        b"\3" + bytes([(x - (a + b >> 1)) & 255
                       for x, a, b in zip(row, left, above)]),
        b"\4" + bytes([(x - paeth(a, b, c)) & 255
                       for x, a, b, c in zip(row, left, above, corner)]),
    ]


def cost(line):
    """The usual guess of how badly a filtered line compresses."""
    return sum(x if x < 128 else 256 - x for x in line[1:])


def filtered_streams(rows, depth, step):
    """Six candidates: each filter used throughout, then the best per row."""
    streams = [bytearray() for _ in range(6)]
    above = None
    for row in rows:
        line = pack_row(row, depth)
        choices = filter_row(line, above or bytes(len(line)), step)
        above = line
        for stream, choice in zip(streams, choices + [min(choices, key=cost)]):
            stream += choice
    return streams


def encode_png(rows, kind, depth=8, interlaced=False, palette=()):
    """A PNG file as bytes; `palette` holds (r, g, b, a), opaque ones last."""
    width, height = len(rows[0]), len(rows)
    step = max(1, len(rows[0][0]) * depth // 8)
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    streams = [bytearray() for _ in range(6)]
    for x, y, dx, dy in passes:
        part = [row[x::dx] for row in rows[y::dy] if row[x::dx]]
        for whole, extra in zip(streams, filtered_streams(part, depth, step)):
            whole += extra
    data = min((zlib.compress(bytes(s), 9) for s in streams), key=len)

    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0")
    if palette:
        # tRNS may stop early: the entries it leaves out are opaque.
        alphas = [entry[3] for entry in palette if entry[3] < 255]
        file += chunk(b"PLTE", bytes(v for entry in palette for v in entry[:3]))
        file += chunk(b"tRNS", bytes(alphas))
    return file + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def as_rgba(canvas):
    return encode_png(canvas.pixels(), RGBA)


def as_interlaced(canvas):
    return encode_png(canvas.pixels(), RGBA, interlaced=True)


def as_rgb(canvas):
    return encode_png([[p[:3] for p in row] for row in canvas.pixels()], RGB)


def as_grey(canvas):
    """Grey and alpha; the pictures drawn for this have r = g = b already."""
    return encode_png([[p[1:3:2] + p[3:] for p in row] for row in canvas.pixels()],
                      GREY_ALPHA)


def as_sixteen_bit(canvas):
    return encode_png(canvas.pixels(65535), RGBA, depth=16)


def split(colours):
    """Halves a box of (pixel, count) pairs across its widest channel."""
    spans = [max(p[i] for p, _ in colours) - min(p[i] for p, _ in colours) for i in range(4)]
    channel = spans.index(max(spans))
    colours.sort(key=lambda entry: (entry[0][channel], entry[0]))
    half, passed, at = sum(count for _, count in colours) / 2, 0, 0
    while at < len(colours) - 1 and (passed < half or at == 0):
        passed += colours[at][1]
        at += 1
    return colours[:at], colours[at:]


def unevenness(colours):
    """How much a box of colours gains from a split."""
    spread = sum(max(p[i] for p, _ in colours) - min(p[i] for p, _ in colours)
                 for i in range(4))
    return spread * sum(count for _, count in colours) ** 0.4


def fewer_colours(counts, most=256):
    """Median cut: a dictionary from each pixel to one of at most 256."""
    # Nothing clear becomes visible and nothing opaque becomes see-through.
    boxes = [[entry for entry in counts.items() if test(entry[0][3])]
             for test in (lambda a: a == 0, lambda a: 0 < a < 255, lambda a: a == 255)]
    boxes = [(unevenness(box), box) for box in boxes if box]
    while len(boxes) < most:
        widest = max(boxes, key=lambda entry: entry[0])
        if widest[0] == 0:
            break
        boxes.remove(widest)
        boxes += [(unevenness(half), half) for half in split(widest[1])]
    # A box is known by its commonest colour, so flat areas stay exactly flat.
    return {pixel: max(colours, key=lambda entry: (entry[1], entry[0]))[0]
            for _, colours in boxes for pixel, _ in colours}


def as_palette(canvas):
    rows = canvas.pixels()
    counts = {}
    for row in rows:
        for pixel in row:
            counts[pixel] = counts.get(pixel, 0) + 1
    chosen = fewer_colours(counts)
    palette = sorted(set(chosen.values()), key=lambda p: (p[3], p[:3]))
    index = {colour: (i,) for i, colour in enumerate(palette)}
    rows = [[index[chosen[pixel]] for pixel in row] for row in rows]
    return encode_png(rows, PALETTE, palette=palette)


# --- 2. Shapes --------------------------------------------------------------
#
# A shape is a function of a point, in points with y down, that answers the
# distance to the outline: negative inside, positive outside.  A shape may
# answer too little far away from its outline, but never too much.

def circle(cx, cy, r):
    hypot = math.hypot
    return lambda x, y: hypot(x - cx, y - cy) - r


def box(cx, cy, half_width, half_height, r=0.0):
    """A rectangle with rounded corners of radius r."""
    w, h, hypot = half_width - r, half_height - r, math.hypot

    def distance(x, y):
        dx, dy = abs(x - cx) - w, abs(y - cy) - h
        if dx > 0 and dy > 0:
            return hypot(dx, dy) - r
        return (dx if dx > dy else dy) - r
    return distance


def capsule(ax, ay, bx, by, r, r_end=None):
    """A round-ended stroke, optionally growing to another radius."""
    ux, uy = bx - ax, by - ay
    size, hypot = ux * ux + uy * uy, math.hypot
    grow_by = 0.0 if r_end is None else r_end - r

    def distance(x, y):
        t = ((x - ax) * ux + (y - ay) * uy) / size
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        return hypot(x - ax - t * ux, y - ay - t * uy) - r - t * grow_by
    return distance


def stroke(points, r):
    """A polyline of round-ended strokes."""
    return union(*[capsule(*a, *b, r) for a, b in zip(points, points[1:])])


def polygon(points):
    """Any polygon: nearest edge, and the sign by counting crossings."""
    edges = [(ax, ay, bx - ax, by - ay)
             for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1])]

    def distance(x, y):
        best, inside = 1e9, False
        for ax, ay, ux, uy in edges:
            px, py = x - ax, y - ay
            t = (px * ux + py * uy) / (ux * ux + uy * uy)
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            ex, ey = px - t * ux, py - t * uy
            best = min(best, ex * ex + ey * ey)
            if (py < 0) != (py - uy < 0) and (px < ux * py / uy):
                inside = not inside
        return -math.sqrt(best) if inside else math.sqrt(best)
    return distance


def curve(start, control, end):
    """Points along a quadratic Bezier curve, for a polygon or a stroke."""
    return [tuple(a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t
                  for a, b, c in zip(start, control, end))
            for t in (i / 8 for i in range(9))]


def fold(cx, cy, count, shape, turn=0.0):
    """`shape`, drawn along the positive x axis, repeated around a centre.

    Every point is turned and mirrored into the first half sector, so the
    shape has to be its own mirror image, as a star's tip or a cog's tooth is.
    """
    half = math.pi / count

    def distance(x, y):
        a = math.atan2(x - cx, cy - y) - turn
        a = abs((a + half) % (2 * half) - half)
        r = math.hypot(x - cx, y - cy)
        return shape(r * math.cos(a), r * math.sin(a))
    return distance


def star(cx, cy, outer, inner, r=0.0, points=5):
    """A star with its tips rounded by r, the first one pointing up."""
    half = math.pi / points
    outer, inner = outer - r * 1.6, inner - r * 0.9
    ux, uy = inner * math.cos(half) - outer, inner * math.sin(half)
    size = ux * ux + uy * uy

    def tip(x, y):
        t = ((x - outer) * ux + y * uy) / size
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        d = math.hypot(x - outer - t * ux, y - t * uy)
        return (d if (x - outer) * uy - y * ux > 0 else -d) - r
    return fold(cx, cy, points, tip)


def heart(cx, cy, size):
    """A square on its corner with a half circle on each upper side."""
    h = size / 2
    square = polygon([(cx, cy - h), (cx + h, cy), (cx, cy + h), (cx - h, cy)])
    r = h / math.sqrt(2)
    return grow(union(square, circle(cx - h / 2, cy - h / 2, r),
                      circle(cx + h / 2, cy - h / 2, r)), size * 0.06)


def union(*shapes):
    return lambda x, y: min([shape(x, y) for shape in shapes])


def common(*shapes):
    return lambda x, y: max([shape(x, y) for shape in shapes])


def cut(shape, hole):
    return lambda x, y: max(shape(x, y), -hole(x, y))


def melt(k, *shapes):
    """A union whose inner corners are filled with a fillet of about k."""
    def distance(x, y):
        d = shapes[0](x, y)
        for shape in shapes[1:]:
            e = shape(x, y)
            h = max(0.0, k - abs(d - e))
            d = min(d, e) - h * h / (4 * k)
        return d
    return distance


def grow(shape, by):
    return lambda x, y: shape(x, y) - by


def shell(shape, half_width):
    """Only the outline, as a line."""
    return lambda x, y: abs(shape(x, y)) - half_width


def moved(shape, dx, dy):
    return lambda x, y: shape(x - dx, y - dy)


def extruded(shape, depth):
    """The shape swept straight down, in steps too small to see."""
    steps = [0.75 * i for i in range(int(depth / 0.75))] + [depth]
    return lambda x, y: min([shape(x, y - dy) for dy in steps])


def turned(shape, cx, cy, angle):
    """Turned clockwise (y points down) around a point."""
    co, si = math.cos(angle), math.sin(angle)
    return lambda x, y: shape(cx + (x - cx) * co + (y - cy) * si,
                              cy - (x - cx) * si + (y - cy) * co)


# --- 3. Canvas --------------------------------------------------------------

class Canvas:
    """Premultiplied RGBA in floats; drawn on in points, kept in pixels."""

    def __init__(self, width, height, scale=1, left=0.0, top=0.0):
        self.scale, self.left, self.top = scale, left, top
        self.width, self.height = round(width * scale), round(height * scale)
        self.data = [(0.0, 0.0, 0.0, 0.0)] * (self.width * self.height)

    def paint(self, shape, fill):
        """Fills `shape` with a colour, or with fill(x, y, distance).

        A pixel whose centre is further than half a pixel from the outline is
        wholly in or out; between, the distance itself is the coverage.  A
        distance also tells how far the next pixel worth looking at is, which
        is what makes drawing this way in plain Python bearable.
        """
        fill = fill if callable(fill) else flat(fill)
        scale, width = self.scale, self.width
        for row in range(self.height):
            y = (row + 0.5) / scale + self.top
            column = 0
            while column < width:
                x = (column + 0.5) / scale + self.left
                d = shape(x, y)
                outside = d * scale - 0.5
                if outside >= 0:
                    column += int(outside) + 1
                    continue
                self.blend(row * width + column, fill(x, y, d), min(1.0, -outside))
                column += 1

    def blend(self, at, colour, coverage):
        r, g, b, a = colour
        a *= coverage
        if a >= 1:
            self.data[at] = colour
        elif a > 0:
            keep = 1 - a
            r0, g0, b0, a0 = self.data[at]
            self.data[at] = (r * a + r0 * keep, g * a + g0 * keep,
                             b * a + b0 * keep, a + a0 * keep)

    def pixels(self, most=255):
        """Rows of straight (not premultiplied) integers up to `most`."""
        straight = []
        for r, g, b, a in self.data:
            alpha = int(a * most + 0.5)
            if alpha == 0:
                straight.append((0, 0, 0, 0))
            else:
                straight.append(tuple(min(most, int(v / a * most + 0.5))
                                      for v in (r, g, b)) + (alpha,))
        return [straight[i:i + self.width]
                for i in range(0, len(straight), self.width)]


# --- 4. Finish --------------------------------------------------------------

def rgb(code, alpha=1.0):
    """A colour from its web notation, as in rgb("FFF4E0")."""
    return tuple(int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)) + (alpha,)


WHITE, CREAM, INK = rgb("FFFFFF"), rgb("FFF3DC"), rgb("2A2B4D")

# Each hue as (light, base, dark): lit from above, itself, and in shade.
CORAL = rgb("FF9C85"), rgb("F26B5E"), rgb("B93A4C")
AMBER = rgb("FFDC8A"), rgb("FBB548"), rgb("D0792A")
TEAL = rgb("7FE3CB"), rgb("2FB4A6"), rgb("16757F")
INDIGO = rgb("9DB0FF"), rgb("5F76E3"), rgb("3A43A3")
PLUM = rgb("CDA6F5"), rgb("9A6AD6"), rgb("643B9E")
IVORY = rgb("FFFDF6"), rgb("FBEBD0"), rgb("C9A98A")
STEEL = rgb("8589C2"), rgb("555992"), rgb("2C2E55")
NIGHT = rgb("4A4C7C"), rgb("2A2B4D"), rgb("17172F")
LEAF = rgb("B9E07A"), rgb("6DBB5A"), rgb("2C7A4E")
STONE = rgb("FAFAFA"), rgb("D4D4D4"), rgb("858585")

LIGHT_X, LIGHT_Y = -0.42, -0.91      # where the light is, for every picture


def clamp(t):
    return 0.0 if t < 0 else 1.0 if t > 1 else t


def ease(t):
    """0 to 1, slow at both ends."""
    t = clamp(t)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t,
            a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t)


def fade(colour, alpha):
    return colour[:3] + (alpha,)


def flat(colour):
    return lambda x, y, d: colour


def down(top, bottom, y0, y1):
    """A gradient from y0 to y1."""
    return lambda x, y, d: mix(top, bottom, clamp((y - y0) / (y1 - y0)))


def soft(colour, alpha, reach):
    """A shadow or glow: all of `alpha` at depth `reach`, none at the outline."""
    return lambda x, y, d: fade(colour, alpha * ease(-d / reach))


def candy(shape, hue, y0, y1, bevel=6.0, rim=1.0):
    """The house finish: a gradient, a lit and shaded bevel, a darker rim."""
    light, base, dark = hue
    high, low = mix(light, base, 0.25), mix(base, dark, 0.18)

    def fill(x, y, d):
        colour = mix(high, low, ease((y - y0) / (y1 - y0)))
        if d > -bevel:
            # The outline's direction here is the slope of the distance.
            nx = shape(x + 0.05, y) - shape(x - 0.05, y)
            ny = shape(x, y + 0.05) - shape(x, y - 0.05)
            lit = (nx * LIGHT_X + ny * LIGHT_Y) * 10
            near = min(1.0, 1 + d / bevel)
            near *= near
            if lit > 0:
                colour = mix(colour, WHITE, 0.60 * near * lit)
            else:
                colour = mix(colour, dark, -0.75 * near * lit)
        if d > -rim:
            colour = mix(colour, dark, 0.55 * min(1.0, 1 + d / rim))
        return colour
    return fill


def solid(canvas, shape, hue, y0, y1, bevel=6.0, rim=1.0):
    canvas.paint(shape, candy(shape, hue, y0, y1, bevel, rim))


def glint(canvas, x, y, r, alpha=0.85):
    """A small soft highlight."""
    canvas.paint(circle(x, y, r), soft(WHITE, alpha, r * 0.8))


# --- 5. Noise ---------------------------------------------------------------

def lattice(x, y, seed):
    """A fixed value between -1 and 1 for a whole-numbered point."""
    n = (x * 374761393 + y * 668265263 + seed * 974634541) & 0xFFFFFFFF
    n = (n ^ n >> 13) * 1274126177 & 0xFFFFFFFF
    n = (n ^ n >> 16) * 2246822519 & 0xFFFFFFFF
    return (n ^ n >> 15) / 0x7FFFFFFF - 1


def noise(x, y, seed):
    """Those values, smoothly joined."""
    ix, iy = math.floor(x), math.floor(y)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    a, b = lattice(ix, iy, seed), lattice(ix + 1, iy, seed)
    c, d = lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed)
    top, bottom = a + (b - a) * fx, c + (d - c) * fx
    return top + (bottom - top) * fy


def ragged(x, y, seed, octaves):
    """Noise with ever smaller noise on top: roughly -1 to 1."""
    total, size = 0.0, 0.5
    for octave in range(octaves):
        total += size * noise(x, y, seed + octave)
        x, y, size = x * 2.03 + 17.1, y * 2.03 - 9.7, size * 0.5
    return total


# --- 6. Pictures ------------------------------------------------------------

PICTURES = []


def picture(name, width, height, scales=(1,), left=0, top=0, encode=as_rgba):
    """Registers a function that draws on a canvas of width x height points."""
    def register(draw):
        PICTURES.append((name, width, height, scales, left, top, encode, draw))
        return draw
    return register


# Buttons: one canvas size, a face above a darker edge, corners transparent.

def button(canvas, shape, hue):
    canvas.paint(extruded(shape, 4), down(hue[2], mix(hue[2], INK, 0.35), 34, 62))
    solid(canvas, shape, hue, 4, 58, bevel=7)


@picture("buttons/diamond", 64, 64, (1, 2, 3))
def diamond(canvas):
    def rhomb(r):
        return grow(polygon([(32, 30 - r), (32 + r, 30), (32, 30 + r), (32 - r, 30)]), 4)
    button(canvas, rhomb(23), CORAL)
    # The flat table of a cut stone.
    canvas.paint(rhomb(9), down(fade(WHITE, 0.55), fade(WHITE, 0.12), 17, 43))
    glint(canvas, 21.5, 19.5, 3.2)


@picture("buttons/disc", 64, 64, (1, 2, 3))
def disc(canvas):
    button(canvas, circle(32, 30, 27), TEAL)
    dish = circle(32, 30, 15)
    canvas.paint(dish, down(fade(TEAL[2], 0.50), fade(TEAL[0], 0.30), 14, 46))
    canvas.paint(cut(dish, moved(dish, 0.4, 1.4)), fade(TEAL[2], 0.55))
    canvas.paint(cut(moved(dish, 0.4, 1.2), dish), fade(WHITE, 0.45))
    glint(canvas, 17.5, 15, 3.4)


@picture("buttons/star", 64, 64, (1, 2, 3))
def star_button(canvas):
    button(canvas, star(32, 32, 31, 16.5, 3.5), AMBER)
    canvas.paint(star(32, 32, 15, 8, 1.5),
                 down(fade(WHITE, 0.65), fade(WHITE, 0.15), 18, 44))
    glint(canvas, 29.5, 12, 3.2)


@picture("buttons/ring", 64, 64, (1, 2, 3))
def ring_button(canvas):
    button(canvas, shell(circle(32, 30, 20.5), 6.5), INDIGO)
    glint(canvas, 20, 13.5, 3.6)


@picture("star", 80, 80, (1, 2, 3))
def glowing_star(canvas):
    body = star(40, 41, 25, 13.2, 3)
    glow = grow(body, 15)
    canvas.paint(glow, lambda x, y, d: fade(AMBER[1], 0.85 * clamp(-d / 16) ** 2.2))
    solid(canvas, body, AMBER, 16, 66, bevel=5, rim=0.6)
    glint(canvas, 37.5, 26, 3)


# The figure: all parts share the coordinates of the whole, 160 x 200 points,
# so a part is a window on it and the whole is simply all parts in one window.

HAND_AT, OTHER_HAND_AT = (143, 64), (20, 104)


def figure_body(canvas):
    for side in (-1, 1):
        leg = capsule(80 + side * 14, 146, 80 + side * 15, 178, 8.5)
        solid(canvas, leg, STEEL, 150, 186)
        boot = melt(6, box(80 + side * 18, 186, 16, 8, 8), circle(80 + side * 15, 180, 10))
        boot = common(boot, box(80, 150, 99, 44))
        solid(canvas, boot, CORAL, 168, 196, bevel=5)
    solid(canvas, stroke([(110, 114), (132, 105), (141, 80)], 6), STEEL, 80, 120, bevel=4)
    solid(canvas, stroke([(50, 114), (32, 128), (23, 120)], 6), STEEL, 104, 134, bevel=4)
    for x in (50, 110):
        solid(canvas, circle(x, 113, 10), CORAL, 103, 123, bevel=5)
    solid(canvas, box(80, 92, 13, 9, 4), STEEL, 84, 100, bevel=4)
    torso = melt(14, box(80, 122, 31, 26, 20), box(80, 140, 34, 18, 17))
    solid(canvas, torso, TEAL, 94, 162, bevel=8)
    # The head's shadow on the shoulders.
    shade = common(grow(torso, -1), box(80, 92, 32, 17, 14))
    canvas.paint(shade, lambda x, y, d: fade(INK, 0.30 * ease((109 - y) / 14)))


def figure_chest(canvas):
    panel = melt(16, box(80, 119, 21, 10, 10), circle(80, 131, 13))
    canvas.paint(grow(panel, 1.6), down(TEAL[2], mix(TEAL[1], TEAL[2], 0.6), 106, 148))
    solid(canvas, panel, IVORY, 106, 148, bevel=4)
    lamp = heart(80, 126, 17)
    canvas.paint(grow(lamp, 5), soft(CORAL[1], 0.45, 6))
    solid(canvas, lamp, CORAL, 114, 136, bevel=4, rim=0.7)
    glint(canvas, 75.5, 120, 2.4)
    for x, hue in ((64.5, AMBER), (95.5, INDIGO)):
        solid(canvas, circle(x, 121, 3.4), hue, 117, 125, bevel=2.5, rim=0.6)


def figure_head(canvas):
    solid(canvas, stroke([(80, 32), (81, 22), (86, 14)], 2), STEEL, 12, 30, bevel=2)
    solid(canvas, circle(87, 11, 7), AMBER, 4, 18, bevel=5)
    glint(canvas, 84.7, 8.2, 2.4)
    for x in (41, 119):
        solid(canvas, box(x, 60, 8, 13, 6), CORAL, 47, 73, bevel=5)
    skull = melt(12, box(80, 58, 37, 29, 24), box(80, 68, 39, 20, 19))
    solid(canvas, skull, TEAL, 26, 92, bevel=9)
    screen = box(80, 62, 30, 20.5, 17)
    canvas.paint(grow(screen, 1.5), down(TEAL[2], mix(TEAL[1], TEAL[2], 0.4), 42, 84))
    canvas.paint(screen, down(NIGHT[2], mix(NIGHT[1], NIGHT[0], 0.35), 40, 84))
    # Glass: a pale sweep over the upper left of the screen.
    canvas.paint(common(grow(screen, -2.5), circle(62, 36, 26)),
                 down(fade(WHITE, 0.17), fade(WHITE, 0.02), 43, 62))
    figure_face(canvas)


def figure_face(canvas):
    shine = rgb("B9FFF0")
    for x in (67, 93):
        eye = box(x, 59, 5, 6.5, 5)
        canvas.paint(grow(eye, 5), soft(TEAL[0], 0.5, 7))
        canvas.paint(eye, down(WHITE, shine, 52, 66))
        canvas.paint(circle(x + 1.2, 60.2, 2.7), INK)
        glint(canvas, x + 0.2, 58.6, 1.3, 1.0)
        canvas.paint(circle(x + (x - 80) * 0.52, 69, 4), soft(CORAL[1], 0.85, 3))
    arc = [(80 + 7.5 * math.sin(a / 10), 65.5 + 6.5 * math.cos(a / 10))
           for a in range(-12, 13, 3)]
    canvas.paint(stroke(arc, 1.35), shine)


def figure_hand(canvas, x, y, side):
    """A mitten at (x, y), fingers up; side 1 has its thumb on the left."""
    def at(dx, dy):
        return x + side * dx, y + dy
    glove = melt(3.5, circle(*at(0, 1), 10),
                 capsule(*at(-4.5, -4), *at(-6.5, -15), 4.4),
                 capsule(*at(4.5, -4), *at(5.5, -15.5), 4.4),
                 capsule(*at(-5, 4), *at(-14, -2), 4))
    solid(canvas, glove, AMBER, y - 20, y + 12, bevel=5)
    cuff = box(*at(0, 12), 9, 4.2, 4)
    solid(canvas, turned(cuff, *at(0, 12), side * 0.12), CORAL, y + 8, y + 17, bevel=3)


@picture("figure/body", 160, 200, (1, 2))
def body_part(canvas):
    figure_body(canvas)


@picture("figure/head", 96, 92, (1, 2), left=32, top=2)
def head_part(canvas):
    figure_head(canvas)


@picture("figure/chest", 52, 46, (1, 2), left=54, top=104)
def chest_part(canvas):
    figure_chest(canvas)


@picture("figure/hand", 36, 44, (1, 2), left=122, top=40)
def hand_part(canvas):
    figure_hand(canvas, *HAND_AT, 1)


@picture("figure/whole", 160, 200, (1, 2))
def whole_figure(canvas):
    figure_body(canvas)
    figure_chest(canvas)
    figure_head(canvas)
    figure_hand(canvas, *HAND_AT, 1)
    figure_hand(canvas, *OTHER_HAND_AT, -1)


@picture("ring", 160, 160, (1, 2))
def life_ring(canvas):
    """A life ring; its hole is never painted, so it is alpha 0."""
    tube = shell(circle(80, 80, 54), 17)

    def rope(x, y):
        # Hangs out between the four bands; scaled down as it is not a true distance.
        a = math.atan2(y - 80, x - 80)
        return (abs(math.hypot(x - 80, y - 80) - 68 - 8.5 * abs(math.cos(2 * a))) - 1.7) * 0.85
    red = candy(tube, CORAL, 6, 154, bevel=15, rim=1.2)
    pale = candy(tube, IVORY, 6, 154, bevel=15, rim=1.2)

    def bands(x, y, d):
        # The band's edge, anti-aliased by its distance from two crossed lines.
        u, v = abs(x + y - 160) * 0.7071, abs(x - y) * 0.7071
        t = clamp((15 - min(u, v)) * canvas.scale + 0.5)
        return mix(red(x, y, d), pale(x, y, d), t) if 0 < t < 1 else (pale if t else red)(x, y, d)
    solid(canvas, rope, AMBER, 6, 154, bevel=1.7, rim=0.8)
    canvas.paint(tube, bands)


# Cap insets, in points: top 18, left 34, bottom 30, right 18.  Between them
# nothing may change along the stretched direction, so there is no gradient.
@picture("bubble", 72, 60, (1, 2, 3))
def bubble(canvas):
    tip = (7, 56)
    tail = grow(polygon(curve((9, 36), (13, 49), tip) + curve(tip, (21, 55), (28, 38))[1:]), 1)
    outline = melt(3, box(36, 24, 34, 22, 15), tail)
    canvas.paint(outline, INDIGO[2])
    paper = grow(outline, -2)

    def fill(x, y, d):
        return mix(WHITE, INDIGO[0], 0.38 * clamp(1 + d / 3.5) ** 2)
    canvas.paint(paper, fill)


@picture("shadow-button", 140, 92, (1, 2))
def shadow_button(canvas):
    """The shadow stays at 25/255, just below the default threshold of 0.1."""
    face = box(70, 36, 48, 20, 20)
    shadow = grow(box(70, 46, 44, 18, 18), 26)
    canvas.paint(shadow, soft(INK, 25 / 255, 34))
    canvas.paint(extruded(face, 3), down(PLUM[2], mix(PLUM[2], INK, 0.4), 34, 60))
    solid(canvas, face, PLUM, 16, 58, bevel=7)
    canvas.paint(moved(stroke([(58, 36), (82, 36)], 2.6), 0, 1.2), fade(PLUM[2], 0.6))
    canvas.paint(union(stroke([(56, 36), (83, 36)], 2.6),
                       stroke([(75, 27.5), (84, 36), (75, 44.5)], 2.6)), CREAM)


@picture("toggle", 40, 92, (1, 2, 3))
def toggle(canvas):
    track = box(20, 46, 13, 43, 13)
    canvas.paint(union(track, moved(track, 0, 1.5)), down(TEAL[2], mix(TEAL[2], INK, 0.4), 40, 92))
    solid(canvas, track, TEAL, 4, 90, bevel=5)
    groove = box(20, 46, 5.5, 35, 5.5)
    canvas.paint(groove, down(mix(TEAL[2], INK, 0.35), TEAL[2], 12, 80))
    canvas.paint(common(circle(20, 30, 21), grow(track, -0.5)), soft(INK, 0.5, 6))
    knob = circle(20, 26, 17)
    canvas.paint(union(knob, moved(knob, 0, 2)), IVORY[2])
    solid(canvas, knob, IVORY, 9, 43, bevel=6)
    for y in (20.5, 26, 31.5):
        canvas.paint(capsule(14.5, y, 25.5, y, 1.1), fade(IVORY[2], 0.8))


# The map.  Each pixel belongs to the sea or to the province whose seat is
# nearest, measured from a point pushed about by noise to make borders ragged.

PROVINCES = [
    (70, 66, "C8553D"), (128, 48, "E9C46A"), (196, 58, "7A9E7E"), (256, 74, "B5838D"),
    (52, 124, "8AB0AB"), (112, 108, "6D597A"), (178, 112, "F2DDB4"), (234, 130, "D98C4A"),
    (86, 176, "DDB67D"), (144, 166, "4F7C82"), (200, 182, "A44A4A"), (262, 180, "A3B86C"),
]


def province_at(x, y):
    """0 for the sea, otherwise 1 to 12."""
    u, v = (x - 160) / 146, (y - 120) / 108
    lake = 1.5 * math.exp(-((x - 158) ** 2 + (1.5 * (y - 139)) ** 2) / 260)
    rim = 0.05 * max(0, abs(x - 160) - 138, abs(y - 120) - 98)
    if 0.88 - u * u - v * v + 1.1 * ragged(x / 46, y / 46, 791, 5) - lake < rim:
        return 0
    x, y = (x + 26 * ragged(x / 26, y / 26, 3803, 5),
            y + 26 * ragged(x / 26, y / 26, 3815, 5))
    near = [(x - px) ** 2 + (y - py) ** 2 for px, py, _ in PROVINCES]
    return near.index(min(near)) + 1


def patches(grid, width, height):
    """Every connected patch of one value, with a count of what it touches."""
    seen = [False] * len(grid)
    for start in range(len(grid)):
        if seen[start]:
            continue
        seen[start], patch, touching = True, [start], {}
        for at in patch:
            x, y = at % width, at // width
            for there, exists in ((at - 1, x > 0), (at + 1, x < width - 1),
                                  (at - width, y > 0), (at + width, y < height - 1)):
                if exists and grid[there] != grid[at]:
                    touching[grid[there]] = touching.get(grid[there], 0) + 1
                elif exists and not seen[there]:
                    seen[there] = True
                    patch.append(there)
        yield patch, touching


def tidy(grid, width, height):
    """Leaves each province one mainland, and islands only if worth a tap."""
    found = sorted(patches(grid, width, height), key=lambda entry: -len(entry[0]))
    settled = set()
    for patch, touching in found:
        value = grid[patch[0]]
        lands = sorted(touching.keys() - {0})
        if value not in settled:
            settled.add(value)
        elif lands and (value or len(patch) < 60):
            value = max(lands, key=touching.get)
        elif len(patch) < 60:
            value = 0
        for at in patch:
            grid[at] = value


def as_map(canvas):
    """One palette entry a province, 4 bits a pixel, only the sea transparent."""
    palette = [(0, 0, 0, 0)] + [tuple(int(code[i:i + 2], 16) for i in (0, 2, 4)) + (255,)
                                for _, _, code in PROVINCES]
    width = canvas.width
    rows = [[(value,) for value in canvas.data[i:i + width]]
            for i in range(0, len(canvas.data), width)]
    return encode_png(rows, PALETTE, depth=4, palette=palette)


@picture("map/provinces", 320, 240, encode=as_map)
def provinces(canvas):
    width, height = canvas.width, canvas.height
    grid = [province_at(i % width, i // width) for i in range(width * height)]
    tidy(grid, width, height)
    canvas.data = grid


# The island: a height for each pixel, painted in bands like a paper model.

BANDS = [(0.0, "F7E3B0"), (0.07, "EFD08E"), (0.12, "A9CF74"), (0.27, "7FB862"),
         (0.43, "559C5C"), (0.60, "3B7F5A"), (0.80, "8E8A86"), (0.98, "B9B4AD"),
         (1.14, "FFFFFF")]


def island_height(x, y):
    u, v = (x - 298) / 268, (y - 214) / 188
    peak = 0.80 * math.exp(-((x - 205) / 105) ** 2 - ((y - 175) / 80) ** 2)
    spit = 0.42 * math.exp(-((x - 478) / 45) ** 2 - ((y - 290) / 55) ** 2)
    ridge = 0.30 * math.exp(-((x - 470) / 60) ** 2 - ((y - 130) / 50) ** 2)
    far = ((x - 388) / 62) ** 2 + ((y - 246) / 45) ** 2
    lagoon = 1.9 * math.exp(-(far * (1 + 0.8 * ragged(x / 38, y / 38, 19, 4))) ** 1.2)
    return (0.62 - 0.85 * (u * u + v * v) + peak + ridge + spit - lagoon
            + 0.55 * ragged(x / 85, y / 85, 7, 5))


def island_colour(height, slope, lit):
    colour = rgb(BANDS[0][1])
    for level, code in BANDS[1:]:
        # Each band's edge is anti-aliased like any outline: height over slope.
        t = clamp(0.5 + (height - level) / slope)
        if t > 0:
            colour = mix(colour, rgb(code), t)
    # Three tones of light, so that the slopes read and the file stays small.
    if height > 0.12:
        tone = ease((lit - 0.010) / 0.002) * 0.16 - ease((-lit - 0.006) / 0.002) * 0.13
        colour = mix(colour, WHITE if tone > 0 else INK, abs(tone))
    return colour


@picture("island", 600, 420, encode=as_palette)
def island(canvas):
    width, height = canvas.width, canvas.height
    grid = [[island_height(x, y) for x in range(-1, width + 1)] for y in range(-1, height + 1)]
    shallow = rgb("9BE3DA", 0.70)
    for y in range(height):
        above, here, below = grid[y:y + 3]
        for x in range(width):
            h = here[x + 1]
            gx, gy = (here[x + 2] - here[x]) / 2, (below[x + 1] - above[x + 1]) / 2
            slope = max(0.004, math.hypot(gx, gy))
            # Two rings of water around the land, then the land itself.
            at = y * width + x
            for depth, water in ((0.11, fade(shallow, 0.35)), (0.05, shallow)):
                canvas.blend(at, water, clamp(0.5 + (h + depth) / slope))
            if h > -slope:
                colour = island_colour(h, slope, -(gx * LIGHT_X + gy * LIGHT_Y))
                canvas.blend(at, colour, clamp(0.5 + h / slope))
    island_trees(canvas, grid)
    lighthouse(canvas, 506, 262)


def island_trees(canvas, grid):
    """Trees on the grass, where a coarse lattice happens to say so."""
    for row in range(4, 42):
        for column in range(4, 56):
            x = column * 10.5 + 4 * lattice(column, row, 51) + (row % 2) * 5
            y = row * 9.6 + 3 * lattice(column, row, 52)
            if not (0.20 < grid[int(y)][int(x)] < 0.62 and lattice(column, row, 53) > 0.1
                    and noise(x / 60, y / 60, 54) > -0.05):
                continue
            r = 4.2 + lattice(column, row, 55)
            canvas.paint(circle(x + 1.8, y + 2.2, r), rgb("1F5A4A", 0.45))
            canvas.paint(circle(x, y, r), rgb("2E7D55"))
            canvas.paint(circle(x - r * 0.25, y - r * 0.3, r * 0.6), rgb("5BAA62"))


def lighthouse(canvas, x, y):
    canvas.paint(grow(capsule(x + 3, y + 2, x + 19, y + 9, 3, 2), 1), rgb("2A2B4D", 0.28))
    tower = polygon([(x - 4.5, y - 30), (x + 4.5, y - 30), (x + 7, y + 3), (x - 7, y + 3)])
    canvas.paint(grow(tower, 1), rgb("FFF3DC"))
    for top in (-23, -9):
        canvas.paint(common(grow(tower, 1), box(x, y + top + 3.5, 20, 3.5)), CORAL[1])
    canvas.paint(common(grow(tower, 1), box(x + 12, y - 14, 9.5, 30)), fade(INK, 0.14))
    canvas.paint(box(x, y - 31, 7.5, 1.8, 1.5), INK)
    canvas.paint(box(x, y - 36, 4, 4.5), AMBER[0])
    canvas.paint(grow(polygon([(x - 5, y - 40), (x + 5, y - 40), (x, y - 46)]), 1), CORAL[2])


# Formats: each the smallest nice picture that needs one feature of PNG.

@picture("formats/palette", 72, 72, encode=as_palette)
def leaf(canvas):
    def blade(dx, dy, r):
        # Two circles overlap in a pointed blade, then it leans to the right.
        upright = common(circle(15 + dx, 34 + dy, r), circle(57 + dx, 34 + dy, r))
        return turned(grow(upright, 0.8), 36 + dx, 36 + dy, 0.72)
    canvas.paint(grow(blade(2, 3.5, 35), 2.5), soft(rgb("17402F"), 0.42, 5))
    stem = turned(stroke([(36, 30), (36, 62), (33, 69)], 1.5), 36, 36, 0.72)
    canvas.paint(stem, LEAF[2])
    shape = blade(0, 0, 35)
    solid(canvas, shape, LEAF, 6, 62, bevel=6)
    right = turned(box(50, 36, 14, 40), 36, 36, 0.72)
    canvas.paint(common(grow(shape, -0.6), right), fade(LEAF[2], 0.30))
    veins = [capsule(36, y, 36 + side * 13, y - 11, 0.75, 0.3)
             for y in (27, 37, 47, 56) for side in (-1, 1)]
    ribs = turned(union(capsule(36, 10, 36, 62, 0.4, 1.1), *veins), 36, 36, 0.72)
    canvas.paint(common(ribs, grow(shape, -1.5)), fade(rgb("E6F7B8"), 0.75))


@picture("formats/sixteen-bit", 80, 80, encode=as_sixteen_bit)
def moon(canvas):
    """A moon whose halo has two flat steps, just above and just below 0.1."""
    above, below = 6554 / 65535, 6553 / 65535

    def halo(x, y, d):
        r = d + 39
        if r < 27:
            return fade(AMBER[0], above + 0.45 * (1 - ease((r - 20) / 7)))
        if r < 33:
            return fade(AMBER[0], above if r < 30 else below)
        return fade(AMBER[0], below * (1 - ease((r - 33) / 6)))
    canvas.paint(circle(40, 40, 39), halo)
    face = circle(40, 40, 21)
    solid(canvas, face, (IVORY[0], rgb("FFE9B5"), AMBER[1]), 16, 66, bevel=12, rim=0.5)
    for x, y, r in ((33, 34, 4.6), (48, 41, 6), (36, 51, 3.2), (45, 28, 2.4), (28, 44, 2)):
        canvas.paint(circle(x, y, r), fade(AMBER[2], 0.28))
        canvas.paint(cut(circle(x, y, r), circle(x + 0.7, y + 1, r)), fade(AMBER[2], 0.35))


@picture("formats/interlaced", 96, 96, encode=as_interlaced)
def cog(canvas):
    tooth = melt(2, circle(0, 0, 32), grow(polygon([(20, -7), (38, -4), (38, 4), (20, 7)]), 2))
    wheel = fold(48, 46, 9, tooth)
    wheel = cut(wheel, circle(48, 46, 11))
    canvas.paint(extruded(wheel, 4.5),
                 down(INDIGO[2], mix(INDIGO[2], INK, 0.5), 50, 94))
    solid(canvas, wheel, INDIGO, 4, 90, bevel=6)
    groove = shell(circle(48, 46, 21.5), 4.5)
    canvas.paint(groove, down(fade(INDIGO[2], 0.55), fade(INDIGO[0], 0.35), 20, 72))
    hub = shell(circle(48, 46, 13), 3)
    solid(canvas, hub, AMBER, 30, 62, bevel=3, rim=0.7)


@picture("formats/grey", 96, 68, encode=as_grey)
def cloud(canvas):
    puffs = melt(9, circle(28, 40, 16), circle(48, 28, 21), circle(70, 38, 16),
                 box(49, 46, 39, 13, 13))
    grey = (STONE[0], rgb("E4E4E4"), rgb("9A9A9A"))
    canvas.paint(grow(moved(puffs, 0, 3), 3.5), soft(rgb("404040"), 0.30, 8))
    solid(canvas, puffs, grey, 8, 60, bevel=11, rim=0.8)
    glint(canvas, 40, 18, 6, 0.7)


def sunset(canvas):
    everywhere = box(48, 32, 99, 99)
    canvas.paint(everywhere, down(rgb("5B5FC7"), rgb("FFB38A"), 0, 46))
    canvas.paint(circle(62, 34, 24), soft(rgb("FFE3A0"), 0.75, 20))
    canvas.paint(circle(62, 34, 9.5), rgb("FFF1C4"))
    for x, y, w in ((22, 14, 9), (30, 17, 12), (76, 11, 7)):
        canvas.paint(capsule(x - w, y, x + w, y, 1.7), rgb("FFD9C2", 0.55))
    for cx, cy, r, hue in ((20, 98, 60, "B5588C"), (84, 106, 64, "7C458F"),
                           (36, 122, 70, "443A78"), (110, 90, 36, "2A2B4D")):
        canvas.paint(circle(cx, cy, r), rgb(hue))


@picture("formats/opaque", 96, 64, encode=as_rgb)
def opaque(canvas):
    sunset(canvas)


def as_invisible(canvas):
    """All colours kept, every alpha 0: nothing to see and nothing to hit."""
    return encode_png([[p[:3] + (0,) for p in row] for row in canvas.pixels()], RGBA)


@picture("formats/transparent", 96, 64, encode=as_invisible)
def transparent(canvas):
    sunset(canvas)


def main(words):
    for name, width, height, scales, left, top, encode, draw in PICTURES:
        if words and not any(word in name for word in words):
            continue
        for scale in scales:
            canvas = Canvas(width, height, scale, left, top)
            draw(canvas)
            suffix = "" if scale == 1 else "@%dx" % scale
            path = os.path.join(ART, *(name + suffix + ".png").split("/"))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            data = encode(canvas)
            with open(path, "wb") as file:
                file.write(data)
            print("%6d  %s%s.png" % (len(data), name, suffix))


if __name__ == "__main__":
    main(sys.argv[1:])

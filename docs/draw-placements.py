#!/usr/bin/env python3
"""Draws the pictures of docs/HitMasks.docc: where a mask is hit in a view, for each content mode and each way to slice.

    python3 docs/draw-placements.py     needs Pillow, and hitmask on the PATH

Every pixel of the pictures is an answer of `hitmask query --in`.
"""
import pathlib
import subprocess

from PIL import Image, ImageDraw, ImageFont

root = pathlib.Path(__file__).resolve().parent.parent
masks = root / "masks/art.hitmask"
resources = root / "docs/HitMasks.docc/Resources"
SCALE, GAP, LABEL, SQUARE = 2, 14, 24, 8
ACCENT, INK, PAPER, FRAME = (91, 77, 219), (60, 64, 78), (255, 255, 255), (176, 181, 196)
BOARD = ((248, 249, 251), (235, 237, 242))

MODES = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
         "topRight", "bottomLeft", "bottomRight"]
CAPS = "18,32,28,22"
SLICES = [("as it is drawn", (96, 72), ["--content-mode", "center"]), ("stretched whole", (250, 72), []),
          ("caps, middle stretched", (250, 72), ["--cap-insets", CAPS, "--resizing", "stretch"]),
          ("caps, middle tiled", (250, 72), ["--cap-insets", CAPS, "--resizing", "tile"]),
          ("caps, mirrored", (250, 72), ["--cap-insets", CAPS, "--resizing", "stretch", "--flip", "horizontal"]),
          ("caps, and a slop of 4 points", (250, 72), ["--cap-insets", CAPS, "--resizing", "stretch", "--slop", "4"])]


def panel(name, size, words):
    """The view as a checkerboard, in colour where it is hit."""
    width, height = size[0] * SCALE, size[1] * SCALE
    points = "".join(f"{(x + 0.5) / SCALE} {(y + 0.5) / SCALE}\n" for y in range(height) for x in range(width))
    command = ["hitmask", "query", masks, name, "--in", f"{size[0]}x{size[1]}", *words, "--points", "-"]
    answers = subprocess.run(command, input=points, capture_output=True, text=True, check=True).stdout.split()
    board = Image.new("RGB", (width, height))
    side = SQUARE * SCALE
    board.putdata([ACCENT if answers[y * width + x] == "1" else BOARD[(x // side + y // side) % 2]
                   for y in range(height) for x in range(width)])
    ImageDraw.Draw(board).rectangle((0, 0, width - 1, height - 1), outline=FRAME, width=SCALE)
    return board


def sheet(path, panels, columns):
    """Panels in rows, each with its name below it."""
    font = ImageFont.load_default(13 * SCALE)
    cell = (max(p.width for _, p in panels), max(p.height for _, p in panels))
    gap, label = GAP * SCALE, LABEL * SCALE
    rows = -(-len(panels) // columns)
    picture = Image.new("RGB", (gap + columns * (cell[0] + gap), gap + rows * (cell[1] + label + gap)), PAPER)
    pen = ImageDraw.Draw(picture)
    for index, (text, board) in enumerate(panels):
        x, y = gap + index % columns * (cell[0] + gap), gap + index // columns * (cell[1] + label + gap)
        picture.paste(board, (x, y))
        pen.text((x, y + board.height + 5 * SCALE), text, fill=INK, font=font)
    picture.quantize(64, dither=Image.Dither.NONE).save(path, optimize=True)


sheet(resources / "content-modes@2x.png", [(mode, panel("star", (150, 84), ["--content-mode", mode])) for mode in MODES], 4)
sheet(resources / "slices@2x.png", [(text, panel("bubble", size, words)) for text, size, words in SLICES], 2)

#!/usr/bin/env python3
"""Composes docs/art-and-mask.png: art on the left, its masks on the right.

    python3 docs/draw-picture.py        needs Pillow, and hitmask on the PATH
"""
import pathlib
import subprocess
import tempfile

from PIL import Image, ImageDraw

root = pathlib.Path(__file__).resolve().parent.parent
SCALE, WIDTH, HEIGHT, GAP, RADIUS, SQUARE = 2, 350, 216, 16, 14, 8
ACCENT = (91, 77, 219)
# Names and the corners of their pictures, in points.
PLACES = [("figure/whole", 4, 8), ("star", 170, 8), ("bubble", 258, 14), ("buttons/ring", 158, 82),
          ("buttons/diamond", 219, 82), ("buttons/disc", 280, 82), ("shadow-button", 181, 133)]


def panel(picture):
    """A checkerboard with the pictures that a name stands for."""
    board = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), (248, 249, 251))
    pen, side = ImageDraw.Draw(board), SQUARE * SCALE
    for y in range(0, board.height, side):
        for x in range(y // side % 2 * side, board.width, 2 * side):
            pen.rectangle((x, y, x + side - 1, y + side - 1), fill=(231, 233, 239))
    for name, x, y in PLACES:
        top = picture(name).convert("RGBA")
        board.paste(top, (x * SCALE, y * SCALE), top)
    return board


def mask(name):
    path = pathlib.Path(folder, "mask.png")
    subprocess.run(["hitmask", "export", f"{folder}/all", f"{name}@{SCALE}x", "--format", "png", "-o", path], check=True)
    shape = Image.open(path).convert("RGBA")
    shape.paste(ACCENT, (0, 0, *shape.size), shape.getchannel("A"))
    return shape


with tempfile.TemporaryDirectory() as folder:
    subprocess.run(["hitmask", "compile", "--quiet", "--variants", "all", root / "masks/art", "-o", f"{folder}/all"], check=True)
    panels = [panel(lambda name: Image.open(root / f"masks/art/{name}@{SCALE}x.png")), panel(mask)]
picture = Image.new("RGB", ((2 * WIDTH + GAP) * SCALE, HEIGHT * SCALE))
outside = Image.new("1", picture.size, 1)
for index, board in enumerate(panels):
    x = index * (WIDTH + GAP) * SCALE
    picture.paste(board, (x, 0))
    corners = (x, 0, x + board.width - 1, board.height - 1)
    ImageDraw.Draw(outside).rounded_rectangle(corners, RADIUS * SCALE, fill=0)
# 95 colours, and one more for what is transparent around the panels.
colours = picture.quantize(95, method=Image.Quantize.MEDIANCUT, kmeans=2)
picture = picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
picture.putpalette(picture.getpalette()[:95 * 3] + [255, 255, 255])
picture.paste(95, mask=outside)
picture.save(root / "docs/art-and-mask.png", optimize=True, transparency=95)

"""Points of the page of `hitmask preview`, compared with `hitmask query`. For Tests/Checks/preview.py."""
import json, random
from urllib.parse import quote

from selenium.webdriver.common.by import By

from preview_browser import MASKS, WORK, check, check_quiet, clear_of_edges, hitmask, open_page, query

POINTS = 1000


HITS = """
const [selector, points] = arguments;
const box = document.querySelector(selector).getBoundingClientRect();
return points.map(([x, y]) => {
  const found = document.elementFromPoint(box.left + x, box.top + y);
  return found != null && found.closest('.hit') != null;
});
"""


def check_pixels(browser, page, file, seed):
    """Every mask, enlarged: the element under a point of the window agrees with `query`."""
    masks = json.loads(hitmask("inspect", "--json", file))["masks"]
    random_points = random.Random(seed)
    count = 0
    for index, mask in enumerate(masks):
        open_page(browser, page, f"#mask={quote(mask['name'], safe='')}&variant={index}")
        zoom = browser.execute_script("return detail.zoom")
        fraction = (lambda: 0.5) if zoom <= 1 else (lambda: random_points.uniform(0.2, 0.8))
        points = [
            (random_points.randrange(mask["width"]) + fraction(), random_points.randrange(mask["height"]) + fraction())
            for _ in range(POINTS)
        ]
        name = f"{mask['name']}@{mask['scale']:g}x"
        expected = query(file, name, points)
        found = browser.execute_script(HITS, ".sheet", [(x * zoom, y * zoom) for x, y in points])
        wrong = [point for point, a, b in zip(points, expected, found) if a != b]
        check(not wrong, name, "at", zoom, "×:", len(wrong), "points differ, such as", wrong[:3])
        count += len(points)
    check_quiet(browser, "the enlarged mask")
    print(f"preview: {count} points of {len(masks)} masks of {file.name}, as query says")


MODES = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right",
         "topLeft", "topRight", "bottomLeft", "bottomRight"]
FLIPS = ["horizontal", "vertical", "both"]


def check_views(browser, page, file, names):
    """Content modes, slices and flips: the view on the page agrees with `query --in`."""
    random_points = random.Random(7)
    count = 0
    for name in names:
        open_page(browser, page, f"#mask={quote(name, safe='')}")
        browser.find_element(By.ID, "tab-view").click()
        # Each mode as it is and flipped, by turns in each of the three ways.
        for turn, mode in enumerate(mode for mode in MODES for _ in range(2)):
            flip = "none" if turn % 2 == 0 else FLIPS[turn // 2 % 3]
            width, height, zoom = browser.execute_script("""
                const [mode, flip, across, down] = arguments;
                document.getElementById('mode').value = mode;
                document.getElementById('flip').value = flip;
                document.getElementById('flip').dispatchEvent(new Event('change'));
                for (const [id, share] of [['view-width', across], ['view-height', down]]) {
                  const slider = document.getElementById(id);
                  slider.value = Math.round(Number(slider.min) + share * (slider.max - slider.min));
                  slider.dispatchEvent(new Event('input'));
                }
                document.getElementById('mode').dispatchEvent(new Event('change'));
                return [viewSize().width, viewSize().height, view.zoom];
                """, mode, flip, random_points.random(), random_points.random())
            # In 64ths of a pixel of the screen, as the browser counts; odd, so that none is at the edge of one.
            odd = lambda length: (2 * random_points.randrange(int(32 * max(length * zoom, 1))) + 1) / 64
            points = [(odd(width), odd(height)) for _ in range(100)]
            options = ("--in", f"{width:g}x{height:g}", "--content-mode", mode)
            options += () if flip == "none" else ("--flip", flip)
            inside = [(x / zoom, y / zoom) for x, y in points]
            kept, expected = clear_of_edges(file, name, inside, 0.03 / zoom, *options)
            found = browser.execute_script(HITS, ".ui-view", [(x * zoom, y * zoom) for x, y in kept])
            wrong = [point for point, a, b in zip(kept, expected, found) if a != b]
            check(not wrong, name, *options, ":", len(wrong), "of", len(kept), "points differ, such as", wrong[:3])
            count += len(kept)
    check_quiet(browser, "the view")
    print(f"preview: {count} points in views of all content modes, flipped too, as query --in says")


def prepare_shaped():
    """Masks that are sliced, that are tiled, and that grew."""
    settings = WORK / "hitmask.json"
    caps = {"top": "18pt", "left": "34pt", "bottom": "30pt", "right": "18pt"}
    tiled = {"top": "30pt", "left": "44pt", "bottom": "42pt", "right": "40pt"}
    settings.write_text(json.dumps({"images": {
        "bubble": {"capInsets": caps, "resizing": "stretch"},
        "shadow-button": {"capInsets": tiled, "resizing": "tile"},
        "ring": {"outset": "6pt"}}}))
    file, page = WORK / "shaped.hitmask", WORK / "shaped.html"
    hitmask("compile", MASKS / "art", "--config", settings, "-o", file, "--quiet")
    hitmask("preview", file, "--art", MASKS / "art", "--config", settings, "-o", page, "--quiet")
    return page, file

"""The tool, the browser and what is wrong, for Tests/Checks/preview.py."""
import subprocess, sys
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

TOOL, MASKS, WORK, BROWSER, DRIVER = sys.argv[1], *map(Path, sys.argv[2:6])
faults = []


def check(is_right, *what):
    if not is_right:
        faults.append(" ".join(map(str, what)))
        print("preview: wrong:", *what, file=sys.stderr)


def hitmask(*arguments, text=None):
    done = subprocess.run([TOOL, *map(str, arguments)], input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"preview: hitmask {arguments[0]} failed: {done.stderr}")
    return done.stdout


def query(file, name, points, *options):
    """What `hitmask query` answers for points."""
    lines = "".join(f"{x!r} {y!r}\n" for x, y in points)
    return [line == "1" for line in hitmask("query", file, name, "--points", "-", *options, text=lines).split()]


def clear_of_edges(file, name, points, reach, *options):
    """The points around which all within a reach answers alike, and the answers. At an edge of a scaled pixel the
    browser's numbers, which have six bits behind the point, may fall on the other side."""
    around = [(x + dx * reach, y + dy * reach) for x, y in points for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    answers = query(file, name, around, *options)
    kept = [(point, answers[9 * i + 4]) for i, point in enumerate(points) if len(set(answers[9 * i:9 * i + 9])) == 1]
    return [point for point, _ in kept], [answer for _, answer in kept]


def start(width=1400, height=900, phone=False):
    options = Options()
    options.binary_location = str(BROWSER)
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    for argument in flags + [f"--window-size={width},{height}"]:
        options.add_argument(argument)
    if phone:
        metrics = {"width": 390, "height": 844, "pixelRatio": 2, "touch": True, "mobile": True}
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for tries_left in (2, 1, 0):
        try:
            return webdriver.Chrome(service=Service(str(DRIVER)), options=options)
        except WebDriverException:
            # On a machine that is busy the browser may not be there in time.
            if not tries_left:
                raise


def open_page(browser, page, address=""):
    # Another address of the same page would not load it anew.
    browser.get("about:blank")
    browser.get(f"file://{page}{address}")


def check_quiet(browser, what):
    """Nothing on the console, and nothing loaded."""
    for entry in browser.get_log("browser"):
        check(False, what, "writes on the console:", entry["message"])
    loaded = browser.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)")
    check(all(name.startswith("blob:") for name in loaded), what, "loads", loaded)


def mouse(browser, kind, x, y):
    event = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
    browser.execute_cdp_cmd("Input.dispatchMouseEvent", event)


def click(browser, x, y):
    mouse(browser, "mousePressed", x, y)
    mouse(browser, "mouseReleased", x, y)

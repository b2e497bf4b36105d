"""The page of `hitmask preview` in Chromium, compared with `hitmask query`. Run by Tests/Checks/preview."""
import json, random, shutil, struct, sys, time, zlib
from urllib.parse import quote

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from preview_browser import (
    MASKS, WORK, check, check_quiet, clear_of_edges, click, faults, hitmask, mouse, open_page, start)
from preview_points import check_pixels, check_views, prepare_shaped


def check_stage(browser, page, file):
    """Taps on masks over each other reach the frontmost opaque one, in any order of the pile."""
    open_page(browser, page, "#show=stage")
    random_points = random.Random(3)
    masks = json.loads(hitmask("inspect", "--json", file))["masks"]
    taps, tapped = 0, set()
    for turn in range(3):
        actors = browser.execute_script("""
            return stage.actors.map(actor => {
              const {left, top, width, height} = actor.element.getBoundingClientRect();
              return {index: actor.index, isMirrored: actor.isMirrored, left, top, width, height};
            });""")
        middles = [(each["left"] + each["width"] / 2, each["top"] + each["height"] / 2) for each in actors]
        center = [sum(side) / len(actors) for side in zip(*middles)]
        reach = actors[0]["width"]
        top, bottom = browser.execute_script(
            "const floor = document.getElementById('floor').getBoundingClientRect(); return [floor.top, floor.bottom]")
        points = [
            (round(random_points.gauss(center[0], reach / 2)), round(random_points.gauss(center[1], reach / 2)))
            for _ in range(40)
        ]
        points = [point for point in points if top + 8 < point[1] < bottom - 8]
        answers = {}
        for actor in actors:
            mask = masks[actor["index"]]
            zoom = mask["width"] / actor["width"]
            inside = [((x - actor["left"]) * zoom, (y - actor["top"]) * zoom) for x, y in points]
            if actor["isMirrored"]:
                inside = [(mask["width"] - x, y) for x, y in inside]
            kept, opaque = clear_of_edges(file, f"{mask['name']}@{mask['scale']:g}x", inside, 0.05 * zoom)
            found = dict(zip(kept, opaque))
            for point, own in zip(points, inside):
                answers.setdefault(point, []).append(found.get(own))
        for point in points:
            if None in answers[point]:
                continue
            hit = [actor for actor, is_opaque in zip(actors, answers[point]) if is_opaque]
            expected = masks[hit[-1]["index"]]["name"] if hit else ""
            click(browser, *point)
            found = browser.execute_script("return document.getElementById('floor').dataset.tapped")
            check(found == expected, "a tap at", point, "goes to", repr(found), "instead of", repr(expected))
            taps += 1
            tapped.add(expected)
        # The frontmost goes to the back.
        for place in range(len(actors) - 1):
            row = browser.find_elements(By.CSS_SELECTOR, "#pile li")[place]
            row.find_element(By.CSS_SELECTOR, "[title=Back]").click()
        # Of two turns one mask more is mirrored.
        browser.find_elements(By.CSS_SELECTOR, "#pile [title=Mirror]")[turn].click()
    check(len(tapped) > 3, "taps reached only", tapped)
    # A drag moves a mask, and is no tap.
    x, y, before = browser.execute_script("""
        const actor = stage.actors.at(-1);
        const box = actor.element.querySelector('.hit').getBoundingClientRect();
        return [box.left + box.width * .5, box.top + box.height * .12, actor.x];""")
    for kind, step in (("mousePressed", 0), ("mouseMoved", 10), ("mouseMoved", 40), ("mouseReleased", 40)):
        mouse(browser, kind, x + step, y)
    moved = browser.execute_script("return stage.actors.at(-1).x") - before
    check(abs(moved - 40) < 1, "a drag by 40 moves a mask by", moved)
    check_quiet(browser, "the stage")
    print(f"preview: {taps} taps on overlapping masks reached the right one of {len(tapped - {''})}")


def check_keyboard(browser, page):
    """All that a pointer can do."""
    open_page(browser, page)
    text = lambda id: browser.find_element(By.ID, id).text
    press = lambda *keys: ActionChains(browser).send_keys(*keys).perform()
    active = lambda: browser.execute_script("return document.activeElement.id || document.activeElement.className")
    press("/")
    check(active() == "search", "a slash goes to", active())
    press("button star")
    cards = browser.find_elements(By.CSS_SELECTOR, "#grid .card")
    check(["star" in card.text for card in cards] == [True], "the search shows", [card.text for card in cards])
    press(Keys.ESCAPE)
    check(active() != "search", "Escape leaves the search field")
    browser.execute_script("document.getElementById('clear').click(); document.querySelector('.card').focus()")
    press(Keys.ARROW_RIGHT)
    second = browser.execute_script("return document.activeElement.querySelector('.card-name').title")
    press(Keys.ENTER)
    WebDriverWait(browser, 5).until(lambda _: text("detail-name"))
    check(text("detail-name") == second, "Return on", second, "opens", text("detail-name"))
    check(active() == "well", "the enlarged mask has the focus, not", active())
    press(Keys.ARROW_RIGHT)
    check("x " in text("readout") and text("readout").split()[-1] in ("hit", "miss"), "the cross says", text("readout"))
    zoom = text("zoom")
    press("+")
    check(text("zoom") != zoom, "plus leaves the zoom at", zoom)
    press("0")
    check(text("zoom") == zoom, "0 does not go back to", zoom, "but to", text("zoom"))
    press("h")
    check(browser.execute_script("return document.body.classList.contains('no-area')"), "H does not hide the hit area")
    press("h", "j")
    check(text("detail-name") != second, "J stays at", second)
    press("k")
    check(text("detail-name") == second, "K does not go back to", second)
    press(Keys.ESCAPE)
    back = browser.execute_script("return document.activeElement.querySelector('.card-name')?.title")
    check(back == second, "after Escape the focus is on", back)
    browser.find_element(By.ID, "tab-masks").send_keys(Keys.ARROW_RIGHT)
    check(active() == "tab-stage" and browser.find_element(By.ID, "stage").is_displayed(), "the arrow opens", active())
    browser.find_element(By.ID, "floor").send_keys(Keys.ARROW_LEFT, Keys.ENTER)
    check(text("heard").split()[-1] in ("hit", "miss"), "Return on the stage says", text("heard"))
    browser.find_element(By.ID, "search").send_keys("star")
    check(browser.find_element(By.ID, "grid").is_displayed(), "what is searched for on the stage is not shown")
    browser.find_element(By.ID, "theme").click()
    theme = browser.execute_script("return document.documentElement.dataset.theme")
    check(theme == "light", "the switch of colours gives", theme)
    check_quiet(browser, "the keyboard")
    print("preview: search, cards, cross, zoom, layers, tabs and stage by keyboard")


def check_names(browser):
    """Names that are markup, scripts, or look like it stay names."""
    names = [
        "</script><script>document.title='bad'</script>", "<!--<script>", "\"onclick='bad'&amp;", "a\u202eb\u0001",
        "<img src=x onerror=alert(1)>",
    ]
    folder = WORK / "hostile"
    folder.mkdir()
    shutil.copy(MASKS / "art/formats/interlaced.png", folder / "page.png")
    size = {"w": 40, "h": 40}
    frames = {
        name: {"frame": {"x": 8 * i, "y": 16, **size}, "rotated": False, "trimmed": False,
               "spriteSourceSize": {"x": 0, "y": 0, **size}, "sourceSize": size}
        for i, name in enumerate(names)
    }
    sheet = {"frames": frames, "meta": {"image": "page.png", "size": {"w": 96, "h": 96}, "scale": "1"}}
    (folder / "page.json").write_text(json.dumps(sheet))
    hitmask("compile", folder / "page.json", "-o", folder / "<b>.hitmask", "--quiet")
    page = folder / "page.html"
    hitmask("preview", folder / "<b>.hitmask", "--art", folder / "page.json", "-o", page, "--quiet")
    open_page(browser, page)
    check(browser.title.startswith("<b>.hitmask"), "the title is", browser.title)
    shown = browser.execute_script("return [...document.querySelectorAll('.card-name')].map(name => name.title)")
    listed = [mask["name"] for mask in json.loads(hitmask("inspect", "--json", folder / "<b>.hitmask"))["masks"]]
    # The one that would turn the direction of writing is shown with its characters written out.
    same = sum(a == b for a, b in zip(shown, listed))
    check(len(shown) == len(names) and same == len(names) - 1, "names are shown as", shown)
    check(not browser.find_elements(By.CSS_SELECTOR, "main img, main script"), "a name became an element")
    browser.find_element(By.CSS_SELECTOR, ".card").click()
    check(browser.execute_script("return document.getElementById('detail').open"), "a hostile name does not open")
    check_quiet(browser, "a page of hostile names")
    print(f"preview: {len(names)} hostile names stay names")


def check_phone(page):
    """Nothing is wider than a phone, and a finger taps."""
    browser = start(phone=True)
    try:
        for address in ("", "#mask=buttons%2Fstar", "#show=stage"):
            open_page(browser, page, address)
            *widths, room = browser.execute_script("""
                const elements = [document.documentElement, document.getElementById('detail')];
                return elements.map(element => element.scrollWidth).concat(innerWidth);""")
            check(max(widths) <= room, address or "the cards", "are", widths, "wide, of", room)
        x, y = browser.execute_script("""
            const box = document.getElementById('floor').getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2 - 40];""")
        touch = [{"x": x, "y": y}]
        browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
        browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        heard = browser.find_element(By.ID, "heard").text
        check(heard.split()[-1] in ("hit", "miss"), "a finger hears", heard)
        check_quiet(browser, "the phone")
    finally:
        browser.quit()
    print("preview: fits a phone, and a finger taps")


def check_opening(browser):
    """500 masks open in less than two seconds."""
    folder = WORK / "many"
    pictures = sorted(path for path in (MASKS / "art").rglob("*@2x.png"))
    for i in range(500):
        source = pictures[i % len(pictures)]
        target = folder / f"group-{i // 50}" / f"{source.stem.split('@')[0]}-{i}@2x.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        # A comment makes each picture another one, so that the page holds 500 of them.
        art, comment = source.read_bytes(), b"tEXtComment\0" + str(i).encode()
        chunk = struct.pack(">I", len(comment) - 4) + comment + struct.pack(">I", zlib.crc32(comment))
        target.write_bytes(art[:33] + chunk + art[33:])
    file, page = WORK / "many.hitmask", WORK / "many.html"
    hitmask("compile", folder, "-o", file, "--quiet")
    hitmask("preview", file, "--art", folder, "-o", page, "--quiet")
    times = []
    for _ in range(3):
        open_page(browser, page)
        times.append(browser.execute_async_script("""
            const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => {
              const [navigation] = performance.getEntriesByType('navigation');
              const paint = performance.getEntriesByName('first-contentful-paint')[0];
              done(Math.max(navigation.domComplete, paint ? paint.startTime : 0));
            }));"""))
    cards = browser.execute_script("return document.querySelectorAll('.card').length")
    check(cards == 500, "cards:", cards)
    check(min(times) < 2000, "500 masks open in", times, "ms")
    check_quiet(browser, "the page of 500 masks")
    print(f"preview: 500 masks ({page.stat().st_size / 1e6:.1f} MB) open in {min(times):.0f} ms")


def main():
    start_time = time.monotonic()
    art, buttons = MASKS / "art.hitmask", MASKS / "buttons.hitmask"
    pages = WORK / "art.html", WORK / "buttons.html"
    hitmask("preview", art, "--art", MASKS / "art", "-o", pages[0], "--quiet")
    hitmask("preview", buttons, "-o", pages[1], "--quiet")
    browser = start()
    try:
        check_pixels(browser, pages[0], art, seed=1)
        check_pixels(browser, pages[1], buttons, seed=2)
        check_views(browser, *prepare_shaped(), ["bubble", "shadow-button", "ring", "island", "buttons/star"])
        check_stage(browser, pages[0], art)
        check_keyboard(browser, pages[0])
        check_names(browser)
        check_opening(browser)
    finally:
        browser.quit()
    check_phone(pages[0])
    if faults:
        sys.exit(f"preview: {len(faults)} faults")
    print(f"preview: done in {time.monotonic() - start_time:.0f} s")


main()

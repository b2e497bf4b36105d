"""Compares the forms that engines read, as engines or other parsers read them, with the masks themselves."""
import html.parser, json, os, re, shutil, subprocess, sys

tool, masks, folder = sys.argv[1:4]
passed = failed = skipped = 0


def run(*words):
    return subprocess.run([tool, *words], check=True, capture_output=True).stdout


def mask(name):
    """The mask as rows of bools."""
    form = run("export", masks, name, "--format", "pbm")
    head, size, bits = form.split(b"\n", 2)
    width, height = map(int, size.split())
    stride = (width + 7) // 8
    return [[bits[y * stride + x // 8] >> (7 - x % 8) & 1 == 1 for x in range(width)] for y in range(height)]


def export(name, form):
    return run("export", masks, name, "--format", form, *([] if form == "godot" else ["--within", "0"])).decode()


def inside(polygons, x, y):
    crossings = 0
    for polygon in polygons:
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
            if (ay > y) != (by > y) and ax + (y - ay) * (bx - ax) / (by - ay) > x:
                crossings += 1
    return crossings % 2 == 1


def compare(what, name, rows, answer):
    global passed, failed
    wrong = sum(answer(x, y) != opaque for y, row in enumerate(rows) for x, opaque in enumerate(row)
                if (x * 7 + y * 3) % 5 == 0)
    if wrong:
        failed += 1
        print(f"{what}, {name}: {wrong} pixels differ")
    else:
        passed += 1


def skip(what, reason):
    global skipped
    skipped += 1
    print(f"skipped {what}: {reason}")


def polygons(what, polygons_of):
    for name, rows in art.items():
        shapes = polygons_of(name)
        compare(what, name, rows, lambda x, y: inside(shapes, x + 0.5, y + 0.5))


def unity():
    import yaml
    def read(name):
        rows = art[name]
        width, height = len(rows[0]), len(rows)
        paths = yaml.safe_load(export(name, "unity"))["physicsShape"]
        return [[(p["x"] + width / 2, height / 2 - p["y"]) for p in path] for path in paths]
    polygons("unity", read)


def tiled():
    import pytmx
    def read(name):
        rows = art[name]
        with open(f"{folder}/mask.tsx", "w") as file:
            file.write(export(name, "tiled"))
        with open(f"{folder}/map.tmx", "w") as file:
            file.write(f'<map version="1.8" orientation="orthogonal" width="1" height="1" tilewidth="{len(rows[0])}" '
                       f'tileheight="{len(rows)}"><tileset firstgid="1" source="mask.tsx"/><layer id="1" name="l" width="1" '
                       'height="1"><data encoding="csv">1</data></layer></map>')
        tiles = pytmx.TiledMap(f"{folder}/map.tmx").get_tile_properties_by_gid(1)
        return [[(p[0], p[1]) for p in shape.points] for shape in tiles["colliders"]]
    polygons("tiled", read)


def physics_editor():
    def read(name):
        body = json.loads(export(name, "physicseditor"))[name]
        assert body["type"] == "fromPhysicsEditor"
        return [[(p["x"], p["y"]) for p in piece] for piece in body["fixtures"][0]["vertices"]]
    polygons("physicseditor", read)


class Areas(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.shapes = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag == "area":
            numbers = [float(n) for n in dict(attributes)["coords"].split(",")]
            self.shapes.append(list(zip(numbers[::2], numbers[1::2])))


def html_map():
    polygons("html", lambda name: Areas(export(name, "html")).shapes)


def css():
    import tinycss2
    def read(name):
        rows = art[name]
        declaration = tinycss2.parse_declaration_list(export(name, "css"), skip_whitespace=True)[0]
        function = next(token for token in declaration.value if token.type == "function")
        assert declaration.name == "clip-path" and function.name == "polygon"
        numbers = [token.value for token in function.arguments if token.type in ("percentage", "number")]
        return [[(x / 100 * len(rows[0]), y / 100 * len(rows)) for x, y in zip(numbers[::2], numbers[1::2])]]
    polygons("css", read)


def godot():
    program = shutil.which("godot3-server")
    if not program:
        raise ImportError("godot3-server is missing")
    names = list(art)
    for index, name in enumerate(names):
        with open(f"{folder}/{index}.tres", "w") as file:
            file.write(export(name, "godot"))
    with open(f"{folder}/project.godot", "w") as file:
        file.write("config_version=4\n")
    with open(f"{folder}/read.gd", "w") as file:
        file.write("""extends SceneTree
func _init():
    for index in range(%d):
        var bits = load("res://%%d.tres" %% index)
        var size = bits.get_size()
        for y in range(size.y):
            var row = ""
            for x in range(size.x):
                row += "1" if bits.get_bit(Vector2(x, y)) else "0"
            print("row %%d %%s" %% [index, row])
    quit()
""".replace("    ", "\t") % len(names))
    environment = dict(os.environ, HOME=folder)
    text = subprocess.run([program, "--path", folder, "--script", f"{folder}/read.gd"], capture_output=True,
                          text=True, timeout=120, env=environment).stdout
    found = {}
    for index, row in re.findall(r"^row (\d+) ([01]+)$", text, re.M):
        found.setdefault(int(index), []).append(row)
    for index, name in enumerate(names):
        rows = found.get(index, [])
        same_size = len(rows) == len(art[name]) and all(len(row) == len(art[name][0]) for row in rows)
        compare("godot", name, art[name], lambda x, y: rows[y][x] == "1" if same_size else None)


def browser():
    from selenium import webdriver
    if not shutil.which("chromium"):
        raise ImportError("chromium is missing")
    page = ["<!doctype html><style>body{margin:0}img,div{position:absolute;left:0;top:0}</style>"]
    for index, (name, rows) in enumerate(art.items()):
        width, height = len(rows[0]), len(rows)
        areas = re.sub(r'src="[^"]*"', 'src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"',
                       export(name, "html"))
        page.append(f'<section id="h{index}" hidden>{areas}</section>')
        page.append(f'<section id="c{index}" hidden><div style="width:{width}px;height:{height}px;{export(name, "css")}">'
                    "</div></section>")
    with open(f"{folder}/page.html", "w") as file:
        file.write("\n".join(page))
    options = webdriver.ChromeOptions()
    for word in ("--headless=new", "--no-sandbox", "--force-device-scale-factor=1", "--window-size=1200,1200"):
        options.add_argument(word)
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        driver.get(f"file://{folder}/page.html")
        ask = """
            const [id, width, height, wanted] = arguments, section = document.getElementById(id), hits = [];
            section.hidden = false;
            for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
                const found = document.elementFromPoint(x + 0.5, y + 0.5);
                hits.push(found && section.contains(found) && found.tagName == wanted ? 1 : 0);
            }
            section.hidden = true;
            return hits.join("");"""
        for index, (name, rows) in enumerate(art.items()):
            width, height = len(rows[0]), len(rows)
            if width > 1200 or height > 1000:
                continue
            for form, tag in (("h", "AREA"), ("c", "DIV")):
                hits = driver.execute_script(ask, f"{form}{index}", width, height, tag)
                compare("browser, " + {"h": "html", "c": "css"}[form], name, rows, lambda x, y: hits[y * width + x] == "1")
    finally:
        driver.quit()


listing = json.loads(run("inspect", masks, "--json"))["masks"]
small = sorted({m["name"] for m in listing if m["width"] * m["height"] <= 50_000})
art = {name: mask(name) for name in small}
for check in (unity, tiled, physics_editor, html_map, css, godot, browser):
    try:
        check()
    except ImportError as error:
        skip(check.__name__, error)
print(f"engines: {passed} passed, {failed} failed, {skipped} skipped")
sys.exit(1 if failed else 0)

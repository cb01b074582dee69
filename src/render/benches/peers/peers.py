"""The same scenes with Pillow and with resvg: CPU milliseconds to draw and encode each, from the lists of primitives
that examples/peers.rs writes. Both get everything prepared: paths flattened for Pillow, one SVG for resvg.

python3 peers.py FOLDER FONTS SPRITES
"""
import glob, io, json, os, re, sys, time

from PIL import Image, ImageDraw, ImageFont
import resvg_py

FOLDER, FONTS, SPRITES = sys.argv[1:4]
TIMES = 5
FACES = {"title": "title.otf", "label": "label.ttf", "bold": "bold.ttf"}


def flatten(data, scale):
    """Polylines of SVG path data; curves in eight steps."""
    lines, line = [], []
    for letter, numbers in re.findall(r"([MLQCZ])([^MLQCZ]*)", data):
        n = [float(x) * scale for x in numbers.split()]
        if letter == "M":
            line = [(n[0], n[1])]
            lines.append(line)
        elif letter == "L":
            line.append((n[0], n[1]))
        elif letter in "QC":
            points = [line[-1]] + list(zip(n[::2], n[1::2]))
            for step in range(1, 9):
                t, level = step / 8, points
                while len(level) > 1:
                    level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(level, level[1:])]
                line.append(level[0])
        elif line:
            line.append(line[0])
    return [line for line in lines if len(line) > 1]


def prepare(scene, fine):
    ops = []
    for op in scene["scene"]:
        color = tuple(op["color"]) if "color" in op else None
        if op["op"] in ("fill", "stroke"):
            ops.append((op["op"], flatten(op["d"], fine), color, op.get("width", 0) * fine))
        elif op["op"] == "text":
            font = ImageFont.truetype(os.path.join(FONTS, FACES[op["face"]]), max(1, round(op["size"] * fine)))
            anchor = {"start": "ls", "middle": "ms", "end": "rs"}[op["anchor"]]
            ops.append(("text", (op["x"] * fine, op["y"] * fine), op["line"], font, anchor, color))
        else:
            side = max(1, round(op["side"] * fine))
            path = os.path.join(SPRITES, op["name"] + ".svg")
            if os.path.exists(path):
                png = resvg_py.svg_to_bytes(svg_string=open(path).read(), width=side, height=side)
                image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
                half = op["side"] / 2
                ops.append(("sprite", image, (round((op["x"] - half) * fine), round((op["y"] - half) * fine))))
    return ops


def pillow(size, ops, fine):
    image = Image.new("RGB", (size[0] * fine, size[1] * fine), (246, 236, 214))
    draw = ImageDraw.Draw(image, "RGBA")
    for op in ops:
        if op[0] == "fill":
            for line in op[1]:
                draw.polygon(line, fill=op[2])
        elif op[0] == "stroke":
            for line in op[1]:
                draw.line(line, fill=op[2], width=max(1, round(op[3])), joint="curve")
        elif op[0] == "text":
            draw.text(op[1], op[2], font=op[3], anchor=op[4], fill=op[5])
        else:
            image.paste(op[1], op[2], op[1])
    if fine > 1:
        image = image.resize(size, Image.BOX)
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()


def svg(scene):
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene["width"]}" height="{scene["height"]}">']
    parts.append('<rect width="100%" height="100%" fill="#f6ecd6"/>')
    families = {"title": "Libertinus Serif Semibold", "label": "Noto Sans", "bold": "Noto Sans"}
    for op in scene["scene"]:
        if "color" in op:
            r, g, b, a = op["color"]
            paint = f"rgb({r},{g},{b})"
        if op["op"] == "fill":
            parts.append(f'<path d="{op["d"]}" fill="{paint}" fill-opacity="{a / 255:.3f}"/>')
        elif op["op"] == "stroke":
            dash = f' stroke-dasharray="{op["dash"][0]} {op["dash"][1]}"' if op["dash"][0] else ""
            parts.append(
                f'<path d="{op["d"]}" fill="none" stroke="{paint}" stroke-opacity="{a / 255:.3f}" '
                f'stroke-width="{op["width"]}" stroke-linecap="round" stroke-linejoin="round"{dash}/>'
            )
        elif op["op"] == "text":
            weight = "bold" if op["face"] == "bold" else "normal"
            line = op["line"].replace("&", "&amp;").replace("<", "&lt;")
            parts.append(
                f'<text x="{op["x"]}" y="{op["y"]}" font-family="{families[op["face"]]}" font-weight="{weight}" '
                f'font-size="{op["size"]}" text-anchor="{op["anchor"]}" fill="{paint}">{line}</text>'
            )
        else:
            path = os.path.join(SPRITES, op["name"] + ".svg")
            if os.path.exists(path):
                inner = open(path).read()
                box = re.search(r'viewBox="([^"]*)"', inner).group(1)
                body = inner[inner.index(">", inner.index("<svg")) + 1 : inner.rindex("</svg>")]
                half = op["side"] / 2
                parts.append(
                    f'<svg x="{op["x"] - half}" y="{op["y"] - half}" width="{op["side"]}" height="{op["side"]}" '
                    f'viewBox="{box}" opacity="{op["opacity"] / 255:.3f}">{body}</svg>'
                )
    return "".join(parts) + "</svg>"


def mean(work):
    work()
    start = time.process_time()
    for _ in range(TIMES):
        result = work()
    return (time.process_time() - start) / TIMES * 1000, result


def main():
    fonts = [os.path.join(FONTS, name) for name in FACES.values()]
    print("| picture | Pillow, ms | Pillow smooth (4x), ms | its bytes | resvg, ms | its bytes |")
    print("| --- | --- | --- | --- | --- | --- |")
    for path in sorted(glob.glob(os.path.join(FOLDER, "*.json"))):
        scene = json.load(open(path))
        size = (scene["width"], scene["height"])
        plain, one = mean(lambda ops=prepare(scene, 1): pillow(size, ops, 1))
        smooth, two = mean(lambda ops=prepare(scene, 4): pillow(size, ops, 4))
        text = svg(scene)
        draw = lambda: resvg_py.svg_to_bytes(svg_string=text, font_files=fonts, skip_system_fonts=True)
        vector, three = mean(draw)
        name = os.path.basename(path)[:-5]
        for ending, bytes_ in (("pillow", two), ("resvg", three)):
            open(os.path.join(FOLDER, f"{name}-{ending}.png"), "wb").write(bytes(bytes_))
        print(f"| {name} | {plain:.1f} | {smooth:.1f} | {len(two)} | {vector:.1f} | {len(bytes(three))} |", flush=True)


main()

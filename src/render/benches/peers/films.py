"""A film in the formats that Discord takes: bytes, and CPU seconds to encode it (by Pillow with libwebp and zlib).

python3 films.py FILM.gif
"""
import io, os, sys, time

from PIL import Image, ImageSequence

film = Image.open(sys.argv[1])
frames, delays = [], []
for frame in ImageSequence.Iterator(film):
    frames.append(frame.convert("RGB"))
    delays.append(frame.info.get("duration", 100))
print(f"{len(frames)} frames of {film.size[0]} x {film.size[1]}")
print("| format | bytes | seconds | shown by Discord |")
print("| --- | --- | --- | --- |")
print(f"| GIF, ours | {os.path.getsize(sys.argv[1])} | | moving |")
for name, options, shown in [
    ("WebP, lossless", {"format": "WEBP", "lossless": True, "quality": 20, "method": 0}, "moving, newer clients"),
    ("WebP, lossless, slow", {"format": "WEBP", "lossless": True, "quality": 75, "method": 4}, "moving, newer clients"),
    ("WebP, quality 75", {"format": "WEBP", "quality": 75, "method": 2}, "moving, newer clients"),
    ("APNG", {"format": "PNG"}, "first frame only"),
]:
    out, start = io.BytesIO(), time.process_time()
    frames[0].save(out, save_all=True, append_images=frames[1:], duration=delays, loop=0, **options)
    print(f"| {name} | {len(out.getvalue())} | {time.process_time() - start:.1f} | {shown} |", flush=True)

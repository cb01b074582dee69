#!/bin/sh
# Our pictures beside the same scenes drawn by Pillow and by resvg, in one run. Needs python3 with venv.
set -eu
cd "$(dirname "$0")/../../../.."
folder=${1:-target/peers}
cargo run --release -p archipel-render --features trace --example peers -- "$folder"
[ -d "$folder/venv" ] || python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet Pillow resvg_py
"$folder/venv/bin/python" src/render/benches/peers/peers.py "$folder" "$folder" assets/sprites

# Builds Archipel with the Rust image, then copies the program into a slim Debian image, where it runs without root.
FROM rust:1-bookworm AS build
WORKDIR /archipel
COPY . .
RUN cargo build --release --locked && strip target/release/archipel

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --no-install-recommends --yes ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --home-dir /data --create-home archipel
COPY --from=build /archipel/target/release/archipel /usr/local/bin/archipel
USER archipel
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/archipel.db
# Set DISCORD_TOKEN when you start the container. Without it, `run` opens a local table on the container's own loopback,
# which cannot be reached from outside.
ENTRYPOINT ["archipel"]
CMD ["run"]

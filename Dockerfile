# A small image without root: build with Rust, run on Debian's slim base.
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
# Without DISCORD_TOKEN it would open a local table that nobody outside the container can reach.
ENTRYPOINT ["archipel"]
CMD ["run"]

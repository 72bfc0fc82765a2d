# Canasta for Discord, small and without root.
#
#   docker build --tag canasta .
#   docker run --env DISCORD_TOKEN --volume canasta-data:/data canasta

FROM python:3.13-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY engine engine
COPY storage storage
COPY bot bot
RUN python -m venv /opt/canasta \
 && /opt/canasta/bin/python -m pip install --no-cache-dir --disable-pip-version-check --constraint constraints.txt .

FROM python:3.13-slim
# The number is fixed, so that a folder of the host can be given to this user: chown 10001 folder.
RUN groupadd --gid 10001 canasta \
 && useradd --uid 10001 --gid canasta --no-create-home --home-dir /data --shell /usr/sbin/nologin canasta \
 && install --directory --owner=canasta --group=canasta --mode=0700 /data
COPY --from=build /opt/canasta /opt/canasta
ENV PATH=/opt/canasta/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE=/data/canasta.db \
    METRICS_PORT=9100
USER 10001
# Here, and only here, is what must not be lost.
VOLUME ["/data"]
WORKDIR /data
STOPSIGNAL SIGTERM
# The port is open inside the container alone. This asks without loading the bot, which would take seconds each time.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.operation.asking"]
ENTRYPOINT ["python", "-m", "bot"]

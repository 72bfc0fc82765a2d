"""Print the benchmark table: ``python -m tests.bench``."""

from tests.bench.discord import measure_discord
from tests.bench.engine import measure_engine
from tests.bench.pictures import measure_pictures
from tests.bench.rows import table
from tests.bench.starting import measure_starting
from tests.bench.storage import measure_storage

if __name__ == "__main__":
    print(table([*measure_engine(), *measure_storage(), *measure_starting(), *measure_discord(), *measure_pictures()]))

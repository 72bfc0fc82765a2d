"""How a hand of the compact state opens its side: by a quick greedy way that finds most openings, not all."""

from __future__ import annotations

from engine.players.compact_table import NATURAL_BITS, CompactTable, ranks_in

Step = tuple[int, int, int, int]
"""One part of an opening: rank, naturals, twos, jokers."""


class CompactOpening(CompactTable):
    """A running round that knows how to open."""

    __slots__ = ()

    def opening(self, top: int, rest: int) -> list[Step] | None:
        """Return parts that open the side, with the pile's top card if ``top`` is a rank; greedy, so not always found.

        ``rest`` cards come with the top card once the opening is made.
        """
        mover, rules = self.mover, self.rules
        hand, value, need = self.hands[mover], rules.value, self.need[rules.side[mover]]
        left = self.sizes[mover] - 2 + (rest if top >= 0 else 0)
        twos, jokers = hand[2], hand[0]
        points, steps = 0, []
        if top >= 0:
            count = hand[top]
            steps.append((top, count, 0, 0))
            points = (count + 1) * value[top]
            left -= count
            if left < 0:
                return None
        triples = self.three[mover] & NATURAL_BITS
        if triples:
            for rank in ranks_in(triples):
                if points >= need and steps:
                    break
                count = hand[rank]
                if rank != top and left >= count:
                    steps.append((rank, count, 0, 0))
                    points += count * value[rank]
                    left -= count
        if points < need or not steps:
            if not (twos or jokers):
                return None
            for rank in ranks_in(self.two[mover] & NATURAL_BITS & ~triples):
                if points >= need and steps:
                    break
                if rank != top and left >= 3:
                    if twos:
                        twos -= 1
                        steps.append((rank, 2, 1, 0))
                        points += 2 * value[rank] + value[2]
                    elif jokers:
                        jokers -= 1
                        steps.append((rank, 2, 0, 1))
                        points += 2 * value[rank] + value[0]
                    else:
                        break
                    left -= 3
            if points < need:
                points = self._top_up(steps, points, need, left, twos, jokers, top)
        return steps if steps and points >= need else None

    def _top_up(self, steps: list[Step], points: int, need: int, left: int, twos: int, jokers: int, top: int) -> int:
        """Add wild cards to the parts until the opening is reached, or nothing more fits; return its points."""
        room, value = self.rules.room, self.rules.value
        for place, (rank, count, used_twos, used_jokers) in enumerate(steps):
            held = count + (rank == top)
            while points < need and left > 0 and (twos or jokers) and room[held][used_twos + used_jokers] > 0:
                if jokers and (need - points > value[2] or not twos):
                    jokers -= 1
                    used_jokers += 1
                    points += value[0]
                else:
                    twos -= 1
                    used_twos += 1
                    points += value[2]
                left -= 1
            steps[place] = (rank, count, used_twos, used_jokers)
        return points

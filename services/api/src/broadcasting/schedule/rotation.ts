import type { ArtistId, MixId, ShowId } from '@afterglow/shared-contracts';

export interface RotationMix {
  readonly id: MixId;
  readonly showId: ShowId;
  readonly artistId: ArtistId;
  readonly durationMs: number;
  readonly createdAtMs: number;
  readonly lastAiredAtMs: number | null;
}

/** The mixes of a channel in playing order: first those never aired, newest first, then those not aired for the longest time. */
export interface Rotation {
  /** The next mix of a show at a time, or of all shows; any other mix if there is none, undefined for an empty rotation. */
  take(showId: ShowId | null, atMs: number): RotationMix | undefined;
}

export function createRotation(mixes: readonly RotationMix[]): Rotation {
  const waiting = Map.groupBy(mixes.toSorted(byTurn), ({ showId }) => showId);

  function takeFrom(candidates: readonly (RotationMix | undefined)[], atMs: number): RotationMix | undefined {
    const [mix] = candidates.filter((each) => each !== undefined).sort(byTurn);
    if (mix === undefined) return undefined;
    const others = (waiting.get(mix.showId) ?? []).filter(({ id }) => id !== mix.id);
    waiting.set(mix.showId, [...others, { ...mix, lastAiredAtMs: atMs }]);
    return mix;
  }
  const anyOf = (shows: Iterable<readonly RotationMix[]>, atMs: number) =>
    takeFrom(
      [...shows].map((queue) => firstBy(queue, atMs)),
      atMs,
    );

  return {
    take(showId, atMs) {
      const own = showId === null ? undefined : waiting.get(showId);
      return own === undefined ? anyOf(waiting.values(), atMs) : anyOf([own], atMs);
    },
  };
}

/** A mix made later cannot have been played earlier; without any other mix, that is ignored. */
function firstBy(queue: readonly RotationMix[], atMs: number): RotationMix | undefined {
  return queue.find(({ createdAtMs }) => createdAtMs <= atMs) ?? queue[0];
}

function byTurn(first: RotationMix, second: RotationMix): number {
  if (first.lastAiredAtMs !== second.lastAiredAtMs) {
    return (first.lastAiredAtMs ?? -Infinity) - (second.lastAiredAtMs ?? -Infinity);
  }
  return second.createdAtMs - first.createdAtMs || second.id - first.id;
}

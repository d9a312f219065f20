import {
  behindOf,
  readStored,
  type ChannelId,
  type ClockPort,
  type PlayerPort,
  type PlayerState,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { TUNED_IN_KEY, tunedInListSchema, type TunedIn } from '@afterglow/shared-contracts/tuned-in';
import { HOUR_MS } from '@afterglow/shared-contracts/time';

/** Longer than the history of a channel reaches back. */
const RETENTION_MS = 30 * HOUR_MS;
const MAX_STORED = 200;

interface KeepTunedInOptions {
  readonly player: Pick<PlayerPort, 'state$'>;
  readonly storage: StoragePort;
  readonly clock: Pick<ClockPort, 'now'>;
}

/** Records when each channel was heard, so that a show can be replayed from the minute of tuning in. */
export function recordTunedIn({ player, storage, clock }: KeepTunedInOptions): void {
  let heard: ChannelId | null = null;
  /** The latency when it was last heard. */
  let behindMs = 0;

  const sentTime = () => new Date(clock.now() - behindMs).toISOString();

  function change(edit: (list: readonly TunedIn[]) => readonly TunedIn[]): void {
    const stored = readStored(storage, TUNED_IN_KEY, tunedInListSchema) ?? [];
    const recent = stored.filter(({ fromTime }) => Date.parse(fromTime) > clock.now() - RETENTION_MS);
    const next = edit(recent).slice(-MAX_STORED);
    if (next.length > 0) storage.set(TUNED_IN_KEY, JSON.stringify(next)); // a logout has emptied it
  }

  function begin(station: ChannelId): void {
    change((list) => [...list, { station, fromTime: sentTime() }]);
  }

  function end(station: ChannelId): void {
    const untilTime = sentTime();
    change((list) => {
      const index = list.findLastIndex((one) => one.station === station && one.untilTime === undefined);
      return list.map((one, at) => (at === index ? { ...one, untilTime } : one));
    });
  }

  player.state$.subscribe((state) => {
    const next = heardIn(state, heard);
    if (next !== null && state.status === 'playing') behindMs = behindOf(state, next);
    if (next === heard) return;
    if (heard !== null) end(heard);
    if (next !== null) begin(next);
    heard = next;
  });
}

/** A channel counts from its first sound on; a reopened one still counts. */
function heardIn(state: PlayerState, heard: ChannelId | null): ChannelId | null {
  if (state.status === 'stopped' || state.status === 'paused' || state.mix !== null) return null;
  const { id } = state.resource;
  return state.status === 'playing' || id === heard ? id : null;
}

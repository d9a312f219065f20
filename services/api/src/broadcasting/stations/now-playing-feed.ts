import type { ChannelId, StationPlaylistItem } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { createBatchSender } from '@afterglow/audio';
import type { StationsService } from './stations.service.ts';

type Receive = (message: string) => void;

/**
 * Publishes the current items, at first of all channels and then of each one that has changed; a JSON message is serialized once for all.
 */
export interface NowPlayingFeed {
  /** Returns a disposer. */
  subscribe(receive: Receive): () => void;
  /** Reports a possible change outside the schedule's times: a name, the schedule itself. */
  refresh(): void;
  readonly subscriberCount: number;
  dispose(): void;
}

export interface NowPlayingFeedOptions {
  readonly stations: Pick<StationsService, 'nowPlaying' | 'nextChangeMs'>;
  readonly clock: Clock;
  /** Called when the catalog could not be read; it is tried again. */
  readonly onError: (error: unknown) => void;
}

const RETRY_AFTER_MS = 5_000;

/** Costs nothing without subscribers. */
export function createNowPlayingFeed({ stations, clock, onError }: NowPlayingFeedOptions): NowPlayingFeed {
  const receivers = new Set<Receive>();
  const newcomers = new Set<Receive>();
  const turns = createBatchSender<Receive>();
  let greeting: string | undefined;
  let published: ReadonlyMap<ChannelId, string> = new Map();
  let isLooking = false;
  let isWanted = false;
  let callOff: () => void = () => undefined;

  function lookAfter(delayMs: number): void {
    callOff();
    callOff = clock.schedule(delayMs, refresh);
  }

  async function look(): Promise<void> {
    const items = await stations.nowPlaying();
    if (receivers.size + newcomers.size === 0) return;
    const current = new Map(items.map((item) => [item.station, signatureOf(item)]));
    const changed = items.filter(({ station }) => current.get(station) !== published.get(station));
    if (changed.length > 0) publish(receivers, messageOf(changed));
    published = current;
    greeting = messageOf(items);
    const arrived = [...newcomers];
    newcomers.clear();
    for (const receive of arrived) receivers.add(receive);
    publish(arrived, greeting);
    lookAfter(stations.nextChangeMs() - clock.nowMs());
  }

  function publish(audience: Iterable<Receive>, message: string): void {
    // Subscribers who have left in the meantime receive nothing more.
    turns.send(audience, (receive) => receivers.has(receive) && receive(message));
  }

  function refresh(): void {
    if (receivers.size + newcomers.size === 0) return;
    isWanted = isLooking;
    if (isLooking) return;
    isLooking = true;
    const done = () => {
      isLooking = false;
      if (isWanted) refresh();
    };
    look().then(done, (error: unknown) => {
      onError(error);
      done();
      lookAfter(RETRY_AFTER_MS);
    });
  }

  function forget(): void {
    callOff();
    greeting = undefined;
    published = new Map();
  }

  return {
    subscribe(receive) {
      if (greeting === undefined) {
        newcomers.add(receive);
        if (!isLooking) refresh();
      } else {
        receivers.add(receive);
        receive(greeting);
      }
      return () => {
        receivers.delete(receive);
        newcomers.delete(receive);
        if (receivers.size + newcomers.size === 0) forget();
      };
    },
    refresh,
    get subscriberCount() {
      return receivers.size + newcomers.size;
    },
    dispose() {
      receivers.clear();
      newcomers.clear();
      forget();
    },
  };
}

function messageOf(nowPlaying: readonly StationPlaylistItem[]): string {
  return JSON.stringify({ nowPlaying });
}

/** Plays change constantly, and alone are no change. */
function signatureOf(item: StationPlaylistItem): string {
  return JSON.stringify({ ...item, mixes: { ...item.mixes, reach: 0, favorite_count: 0 } });
}

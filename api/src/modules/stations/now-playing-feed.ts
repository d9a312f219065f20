import { CHANNEL_IDS, type ChannelId, type NowPlayingMessage } from '@afterglow/shared-contracts';
import type { Clock } from '../../clock.ts';
import type { StationsService } from './stations.service.ts';

/** Tells what the channels play, at first all of them and then each one that has changed. */
export interface NowPlayingFeed {
  /** What it returns undoes it. */
  subscribe(receive: (message: NowPlayingMessage) => void): () => void;
  readonly subscriberCount: number;
  dispose(): void;
}

const RETRY_AFTER_MS = 5_000;

/** Costs nothing while nobody is subscribed. `onError` is told when the catalogue could not be read; it is tried again. */
export function createNowPlayingFeed(
  stations: StationsService,
  clock: Clock,
  onError: (error: unknown) => void,
): NowPlayingFeed {
  const receivers = new Set<(message: NowPlayingMessage) => void>();
  const endsAtMs = new Map<ChannelId, number>();
  let callOff: (() => void) | undefined;

  function watch(): void {
    callOff?.();
    for (const station of CHANNEL_IDS) endsAtMs.set(station, stations.endOfCurrentMs(station));
    callOff = clock.schedule(Math.min(...endsAtMs.values()) - clock.nowMs(), announce);
  }

  function announce(): void {
    const changed = CHANNEL_IDS.filter((station) => (endsAtMs.get(station) ?? 0) <= clock.nowMs());
    if (changed.length === 0) return watch();
    stations.nowPlaying(changed).then(
      (nowPlaying) => {
        for (const receive of receivers) receive({ nowPlaying });
        if (receivers.size > 0) watch();
      },
      (error: unknown) => {
        onError(error);
        callOff = clock.schedule(RETRY_AFTER_MS, announce);
      },
    );
  }

  return {
    subscribe(receive) {
      receivers.add(receive);
      if (receivers.size === 1) watch();
      stations.nowPlaying(CHANNEL_IDS).then((nowPlaying) => receivers.has(receive) && receive({ nowPlaying }), onError);
      return () => {
        receivers.delete(receive);
        if (receivers.size === 0) callOff?.();
      };
    },
    get subscriberCount() {
      return receivers.size;
    },
    dispose() {
      callOff?.();
      receivers.clear();
    },
  };
}

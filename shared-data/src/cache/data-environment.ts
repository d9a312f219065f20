import type { DataPort } from '@afterglow/shared-contracts';
import type { NowPlayingFeed } from '../live/now-playing-feed.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { systemClock } from '../system-clock.ts';
import type { CacheEnvironment } from './cache-environment.ts';
import { createMemberStores, type MemberPorts, type MemberStores } from './member-stores.ts';
import { createQueryClient } from './query-client.ts';

/** The cache and stores of one data port. */
export interface DataEnvironment extends CacheEnvironment {
  /** Null for a port alone, whose listener is unknown. */
  readonly stores: MemberStores | null;
  /** Null for a port without a socket. */
  readonly nowPlayingFeed: NowPlayingFeed | null;
}

const environments = new WeakMap<DataPort, DataEnvironment>();

/** Registers the data layer's port, so that all remotes with the port share one cache. */
export function registerEnvironment(environment: DataEnvironment): void {
  environments.set(environment.data, environment);
}

/** A port that was never registered (as in a test) gets its own cache. */
export function environmentOf(data: DataPort): DataEnvironment {
  const known = environments.get(data);
  if (known) return known;
  const environment = { data, queryClient: createQueryClient(), nowPlayingFeed: null, stores: null };
  registerEnvironment(environment);
  return environment;
}

/** Like `environmentOf`, but creates stores too when no data layer has registered the port. */
export function environmentOfPorts(ports: MemberPorts): DataEnvironment {
  const known = environmentOf(ports.data);
  if (known.stores) return known;
  const storage = createSafeStorage(() => localStorage);
  const stores = createMemberStores({ ...ports, ...known, clock: systemClock, storage });
  void stores.settings.ready(); // otherwise not started here
  const environment = { ...known, stores };
  registerEnvironment(environment);
  return environment;
}

import type { DataPort } from '@afterglow/shared-contracts';
import type { NowPlayingFeed } from '../live/now-playing-feed.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { systemClock } from '../system-clock.ts';
import type { CacheEnvironment } from './cache-environment.ts';
import { createMemberStores, type MemberPorts, type MemberStores } from './member-stores.ts';
import { createQueryClient } from './query-client.ts';

/** What belongs to one data port. */
export interface DataEnvironment extends CacheEnvironment {
  /** Null for a port alone, of which nobody knows whose it is. */
  readonly stores: MemberStores | null;
  /** Null for a port without a socket. */
  readonly nowPlayingFeed: NowPlayingFeed | null;
}

const environments = new WeakMap<DataPort, DataEnvironment>();

/** The data layer registers its port, so that every remote that holds the port shares one cache. */
export function registerEnvironment(environment: DataEnvironment): void {
  environments.set(environment.data, environment);
}

/** A port that nobody registered (a test's) gets a cache of its own. */
export function environmentOf(data: DataPort): DataEnvironment {
  const known = environments.get(data);
  if (known) return known;
  const environment = { data, queryClient: createQueryClient(), nowPlayingFeed: null, stores: null };
  registerEnvironment(environment);
  return environment;
}

/** Like `environmentOf`, with stores also where no data layer has registered the port. */
export function environmentOfPorts(ports: MemberPorts): DataEnvironment {
  const known = environmentOf(ports.data);
  if (known.stores) return known;
  const storage = createSafeStorage(() => localStorage);
  const environment = { ...known, stores: createMemberStores({ ...ports, ...known, clock: systemClock, storage }) };
  registerEnvironment(environment);
  return environment;
}

import type { DataPort } from '@afterglow/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { NowPlayingFeed } from '../live/now-playing-feed.ts';
import { createQueryClient } from './query-client.ts';

/** What belongs to one data port: everything that was read through it, and its live news. */
export interface DataEnvironment {
  readonly data: DataPort;
  readonly queryClient: QueryClient;
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
  const environment = { data, queryClient: createQueryClient(), nowPlayingFeed: null };
  registerEnvironment(environment);
  return environment;
}

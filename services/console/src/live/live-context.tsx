import type { Environment } from '@afterglow/shared-contracts';
import type { Overview, RunningRelease } from '@afterglow/shared-registry-contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SESSION_KEY } from '../registry/queries.ts';
import { type LiveOverview, type LiveState, openLiveOverview } from './live-overview.ts';

const LiveContext = createContext<LiveOverview | undefined>(undefined);

/** Provides the live overview to its children. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveOverview>();
  useEffect(() => {
    const opened = openLiveOverview({ onRefused: () => void client.invalidateQueries({ queryKey: SESSION_KEY }) });
    setLive(opened);
    return opened.close;
  }, [client]);
  return live && <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): LiveState {
  const live = use(LiveContext);
  if (live === undefined) throw new Error('useLive needs a LiveProvider.');
  return useSyncExternalStore(live.subscribe, live.current);
}

/** A release by its name in an environment; undefined where it does not run. */
export function runningIn(
  overview: Overview | undefined,
  environment: Environment,
  name: string,
): RunningRelease | undefined {
  return environmentOf(overview, environment)?.releases.find((one) => one.name === name);
}

export function environmentOf(overview: Overview | undefined, environment: Environment) {
  return overview?.environments.find((one) => one.environment === environment);
}

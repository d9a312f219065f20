import { type LiveRemote, type LiveSet, SHELL_RELEASE_NAME, type ShellManifest } from '@afterglow/shared-contracts';
import type { AssignedRelease, Assignment } from '../../db/tables.ts';
import { type FittingOptions, fittingVersions } from './fitting-versions.ts';
import type { Canary, SeenView } from './seen-view.ts';
import { toLiveRemote } from './to-live-set.ts';

export interface FallbackOptions extends FittingOptions {
  readonly assignment: Assignment;
  /** What everybody else sees. */
  readonly live: SeenView;
}

/**
 * What a browser sees in which the live shell does not start: the last good shell before it, and of each area the newest good version that
 * runs in that; an area without one is left out. Undefined where there is no earlier good shell.
 */
export async function toFallbackView({ assignment, live, ...fitting }: FallbackOptions): Promise<SeenView | undefined> {
  const { liveSet, canaries } = live;
  const version = liveSet.previousShellVersion;
  const shell = version && (await fitting.findManifest(SHELL_RELEASE_NAME, version));
  if (!shell || shell.kind !== 'shell') return undefined;
  const names = liveSet.remotes.map(({ name }) => name);
  const remotes = await Promise.all(names.map((name) => remoteFor(shell, name, assignment[name], fitting)));
  const those = await Promise.all(canaries.map((canary) => canaryFor(shell, canary, fitting)));
  return {
    liveSet: { ...liveSet, shellVersion: shell.version, previousShellVersion: null, remotes: remotes.flat() },
    canaries: those.flat(),
  };
}

async function remoteFor(
  shell: ShellManifest,
  name: string,
  assigned: AssignedRelease | undefined,
  fitting: FittingOptions,
): Promise<LiveRemote[]> {
  if (assigned === undefined) return [];
  const good = fittingVersions(fitting, shell, {
    name,
    versions: [assigned.version, ...assigned.history.toReversed()],
  });
  const first = await good.next();
  if (first.value === undefined) return [];
  return [toLiveRemote(first.value, (await good.next()).value?.version)];
}

async function canaryFor(shell: ShellManifest, canary: Canary, fitting: FittingOptions): Promise<Canary[]> {
  const { name, live } = canary.remote;
  const { value } = await fittingVersions(fitting, shell, { name, versions: [live.version] }).next();
  return value === undefined ? [] : [canary];
}

/** Whether it is what stands in for a live set. */
export function isFallback(seen: LiveSet, live: LiveSet): boolean {
  return seen.environment === live.environment && seen.shellVersion !== live.shellVersion;
}

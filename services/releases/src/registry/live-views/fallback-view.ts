import { type LiveRemote, type LiveSet, SHELL_RELEASE_NAME, type ShellManifest } from '@afterglow/shared-contracts';
import type { AssignedRelease, Assignment } from '../../db/tables.ts';
import { type FittingOptions, fittingVersions } from './fitting-versions.ts';
import type { Canary, SeenView } from './seen-view.ts';
import { toLiveRemote } from './to-live-set.ts';

export interface FallbackOptions extends FittingOptions {
  readonly assignment: Assignment;
  /** The view of every other browser. */
  readonly live: SeenView;
}

/**
 * The view of a browser in which the live shell does not start: the last good shell before it, and of each area the newest good version
 * that runs in it; an area without one is omitted. Undefined without an earlier good shell.
 */
export async function toFallbackView({ assignment, live, ...fitting }: FallbackOptions): Promise<SeenView | undefined> {
  const { liveSet, canaries } = live;
  const version = liveSet.previousShellVersion;
  const shell = version && (await fitting.findManifest(SHELL_RELEASE_NAME, version));
  if (!shell || shell.kind !== 'shell') return undefined;
  const names = liveSet.remotes.map(({ name }) => name);
  const remotes = (await Promise.all(names.map((name) => remoteFor(shell, name, assignment[name], fitting)))).flat();
  const those = await Promise.all(canaries.map((canary) => canaryFor(shell, canary, remotes, fitting)));
  return {
    liveSet: { ...liveSet, shellVersion: shell.version, previousShellVersion: null, remotes },
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

/** Its fallback is the version that the others have with this shell. */
async function canaryFor(
  shell: ShellManifest,
  { percent, remote: { name, live } }: Canary,
  others: readonly LiveRemote[],
  fitting: FittingOptions,
): Promise<Canary[]> {
  const { value } = await fittingVersions(fitting, shell, { name, versions: [live.version] }).next();
  const previous = others.find((one) => one.name === name)?.live.version;
  return value === undefined ? [] : [{ percent, remote: toLiveRemote(value, previous) }];
}

/**
 * Whether it is the fallback for a live set. Only production has one; a preview, which is staging to its browser, may have another shell
 * too.
 */
export function isFallback(seen: LiveSet, live: LiveSet): boolean {
  return seen.environment === 'production' && seen.shellVersion !== live.shellVersion;
}

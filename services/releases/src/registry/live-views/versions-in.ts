import { type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import type { LiveView } from './live-view.ts';
import type { SeenView } from './seen-view.ts';

export interface LiveVersion {
  readonly name: string;
  readonly version: string;
  /** False for one that only a rollback would make live. */
  readonly isLive: boolean;
}

/** The versions that any visitor of a view gets, and those that a rollback would bring back; each once. */
export function versionsIn(view: LiveView): readonly LiveVersion[] {
  const views = view.fallback === undefined ? [view] : [view, view.fallback];
  const all = [...views.flatMap(liveIn), ...previousIn(view.liveSet)];
  // The first of two is the live one.
  return all.filter(
    ({ name, version }, index) => all.findIndex((one) => one.name === name && one.version === version) === index,
  );
}

function liveIn({ liveSet: { shellVersion, remotes }, canaries }: SeenView): LiveVersion[] {
  const seen = [...remotes, ...canaries.map(({ remote }) => remote)];
  const areas = seen.map(({ name, live }) => ({ name, version: live.version, isLive: true }));
  return shellVersion === null ? areas : [{ name: SHELL_RELEASE_NAME, version: shellVersion, isLive: true }, ...areas];
}

function previousIn({ previousShellVersion, remotes }: LiveSet): LiveVersion[] {
  const previous = remotes.map(({ name, previousVersion }) => ({ name, version: previousVersion }));
  return [{ name: SHELL_RELEASE_NAME, version: previousShellVersion }, ...previous].flatMap(({ name, version }) =>
    version === null || version === undefined ? [] : [{ name, version, isLive: false }],
  );
}

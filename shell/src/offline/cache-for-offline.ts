import {
  releaseBaseUrl,
  SHELL_RELEASE_NAME,
  type ClockPort,
  type LiveRemote,
  type LiveSet,
} from '@afterglow/shared-contracts';
import { merge, switchMap, type Observable } from 'rxjs';
import { allRemotesOf, type RemoteEntry } from '../live-set/remotes-of.ts';
import type { CachedFile, WorkerMessage } from '../service-worker/worker-message.ts';
import type { Slot } from '../slots/slot.ts';

/** After an area has opened, other work is more urgent than caching it. */
const KEEP_AFTER_MS = 3000;
const MAX_PICTURES = 40;

interface KeepOptions {
  readonly slots$: Observable<ReadonlyMap<string, Slot>>;
  readonly getSlots: () => ReadonlyMap<string, Slot>;
  readonly getLiveSet: () => LiveSet;
  readonly notify: (message: WorkerMessage) => void;
  readonly clock: ClockPort;
}

/**
 * Repeatedly sends the worker what this page has opened; the worker does not know what was fetched before it existed.
 * Returns a disposer.
 */
export function cacheForOffline({ slots$, getSlots, getLiveSet, notify, clock }: KeepOptions): () => void {
  let cancel = () => {};
  const keep = () => notify(messageOf(getLiveSet(), getSlots()));
  const changes$ = slots$.pipe(switchMap((slots) => merge(...[...slots.values()].map(({ state$ }) => state$))));
  const following = changes$.subscribe(() => {
    cancel();
    cancel = clock.after(KEEP_AFTER_MS, keep);
  });
  return () => {
    cancel();
    following.unsubscribe();
  };
}

function messageOf(liveSet: LiveSet, slots: ReadonlyMap<string, Slot>): WorkerMessage {
  // Files that the page does not know yet belong to an area that was only just opened.
  const opened = liveSet.remotes.filter(({ name, live }) => isLive(slots.get(name), live.version));
  return {
    type: 'keep',
    files: opened.flatMap(filesOf),
    pictures: picturesOnPage(),
    shell: releaseBaseUrl({ name: SHELL_RELEASE_NAME, version: __AFTERGLOW_VERSION__ }),
    releases: allRemotesOf(liveSet).flatMap(foldersOf),
  };
}

function isLive(slot: Slot | undefined, version: string): boolean {
  const state = slot?.getState();
  return state?.status === 'live' && state.version === version;
}

/** All code of the release, not only what has run: the listener may move around in an opened area. */
function filesOf({ live: { baseUrl, integrity } }: LiveRemote): readonly CachedFile[] {
  return Object.entries(integrity).map(([path, hash]) => ({ url: `${baseUrl}${path}`, integrity: hash }));
}

/** The previous version is the tab's fallback. */
function foldersOf({ name, live, previousVersion }: RemoteEntry): readonly string[] {
  const versions = previousVersion === null ? [live.version] : [live.version, previousVersion];
  return versions.map((version) => releaseBaseUrl({ name, version }));
}

function picturesOnPage(): readonly string[] {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return [...new Set(shown.map(({ currentSrc }) => currentSrc))].slice(0, MAX_PICTURES);
}

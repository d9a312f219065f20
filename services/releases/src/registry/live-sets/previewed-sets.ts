import type { LiveRemote, LiveSet, ReleaseManifest } from '@afterglow/shared-contracts';
import { ServiceError } from '@afterglow/kit';
import { LRUCache } from 'lru-cache';
import { commandText } from '../../http/command-text.ts';
import type { PreviewedSet, PreviewSubject } from '../previews/index.ts';
import type { ReleaseGate } from '../gate/index.ts';
import type { FindLive, createNotFoundGuards } from '../changes/index.ts';
import { type LiveSetHub, type LiveSetSnapshot, type FindManifest, toLiveRemote } from '../live-views/index.ts';

/** Far more than anyone previews in one day. */
const MAX_CACHED = 100;

export interface PreviewedSets {
  /** Rejects a version that is unpublished, or incompatible with the live set. */
  requirePreviewable(subject: PreviewSubject): Promise<void>;
  findPreviewed(subject: PreviewSubject): Promise<PreviewedSet | undefined>;
}

interface PreviewedSetsOptions {
  readonly hub: LiveSetHub;
  readonly findManifest: FindManifest;
  readonly requireRelease: ReturnType<typeof createNotFoundGuards>['requireRelease'];
  readonly findLive: FindLive;
  readonly gate: ReleaseGate;
}

export function createPreviewedSets(options: PreviewedSetsOptions): PreviewedSets {
  const { hub, findManifest, requireRelease, findLive, gate } = options;

  async function requireStaging(): Promise<void> {
    const { shell, remotes } = await findLive('staging');
    if (hub.current('staging').liveSet.revision === 0) throw nothingStaged();
    const live = (await findLive('production')).remotes.filter(({ name }) => !remotes.some((one) => one.name === name));
    if (shell !== undefined) await gate.checkPromoted(shell, { shell, remotes: [...live, ...remotes] });
  }

  function previewedSet(overlay: () => Overlay): PreviewedSet {
    const made = new WeakMap<LiveSet, LiveSetSnapshot>();
    return {
      current(visitor) {
        // A previewed shell, or the one in which a previewed area runs, has no fallback.
        const { liveSet: live } = hub.current('production', visitor && { ...visitor, failedShell: undefined });
        const staged = hub.current('staging').liveSet;
        const known = made.get(live);
        // Either set may have changed, and the sum of both revisions only grows.
        if (known?.liveSet.revision === live.revision + staged.revision) return known;
        const liveSet = withOverlay(live, overlay(), live.revision + staged.revision);
        const snapshot = { liveSet, json: JSON.stringify(liveSet) };
        made.set(live, snapshot);
        return snapshot;
      },
      subscribe(listener) {
        const undo = [hub.subscribe('production', listener), hub.subscribe('staging', listener)];
        return () => undo.forEach((one) => one());
      },
    };
  }

  // One for all with the same view, so that a page's table is made once per revision.
  const cached = new LRUCache<string, PreviewedSet>({ max: MAX_CACHED });
  const staging = previewedSet(() => hub.current('staging').liveSet);

  function ofVersion(manifest: ReleaseManifest): PreviewedSet {
    const key = `${manifest.name} ${manifest.version}`;
    const set = cached.get(key) ?? previewedSet(() => overlayOf(manifest));
    cached.set(key, set);
    return set;
  }

  return {
    async requirePreviewable(subject) {
      if (subject.kind === 'staging') return requireStaging();
      const manifest = await requireRelease(subject.remote, subject.version);
      await gate.checkPromoted(manifest, await findLive('production'));
    },
    async findPreviewed(subject) {
      if (subject.kind === 'staging') return staging;
      const manifest = await findManifest(subject.remote, subject.version);
      return manifest && ofVersion(manifest);
    },
  };
}

/** The replacements in the live set; everything else stays. */
type Overlay = Pick<LiveSet, 'shellVersion' | 'remotes'>;

function overlayOf(manifest: ReleaseManifest): Overlay {
  if (manifest.kind === 'shell') return { shellVersion: manifest.version, remotes: [] };
  // A previewed version that fails has no fallback: it is the one under review.
  return { shellVersion: null, remotes: [toLiveRemote(manifest)] };
}

/**
 * Uses staging's name, whose event stream the tab then follows: all tabs of a browser share one stream by that name, and live tabs must
 * never receive this.
 */
function withOverlay(live: LiveSet, { shellVersion, remotes }: Overlay, revision: number): LiveSet {
  const byName = new Map<string, LiveRemote>([...live.remotes, ...remotes].map((remote) => [remote.name, remote]));
  return {
    ...live,
    environment: 'staging',
    revision,
    shellVersion: shellVersion ?? live.shellVersion,
    remotes: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function nothingStaged(): ServiceError {
  return new ServiceError(
    'conflict',
    'conflict',
    `Nothing is live in staging yet. Promote a version there first: ${commandText('promote <area> <version> --environment staging')}`,
  );
}

import type { ChunkLoadError, LiveRelease } from '@afterglow/shared-contracts';
import type { ReleaseRef } from '../federation/load-known.ts';
import type { RemoteEntry } from '../live-set/remotes-of.ts';

/** Why an area shows a panel instead of itself. */
export type AreaFailure =
  | { readonly kind: 'load'; readonly error: ChunkLoadError }
  /** `empty`: it has all its code, and shows nothing; `hang`: a page with it has stopped responding in this browser. */
  | { readonly kind: 'crash' | 'empty' | 'hang'; readonly error: unknown };

/**
 * The visible state of a remote's slot. A newer version that is staged in parallel to a live one changes nothing here
 * until it is committed; `live` also means loaded and ready while another area is on the screen.
 */
export type SlotState =
  | { readonly status: 'idle' }
  | { readonly status: 'staging'; readonly version: string }
  | { readonly status: 'live'; readonly version: string }
  | { readonly status: 'failed'; readonly version: string; readonly failure: AreaFailure }
  | { readonly status: 'disposed' };

export type SlotTarget = Pick<RemoteEntry, 'live' | 'previousVersion'>;

/** A version that could not be shown, or is gone, and why. */
export interface Refusal {
  readonly version: string;
  readonly failure: AreaFailure;
}

export type CurrentRelease =
  | { readonly type: 'nothing' | 'disposed' }
  | { readonly type: 'live'; readonly release: LiveRelease; readonly replaced: Replaced | null }
  | ({ readonly type: 'failed' } & Refusal);

/** The previously live release, and when it was replaced. */
export interface Replaced {
  readonly release: LiveRelease;
  readonly atMs: number;
}

/** The next release of the slot; at most one version at a time. */
export type PendingRelease =
  | { readonly type: 'nothing' }
  /** `fallbackFor`: the live version that failed, while the previous one is to be shown instead. */
  | { readonly type: 'version'; readonly version: string; readonly fallbackFor: Refusal | null }
  /** A version that could not be loaded is retried after a delay. */
  | { readonly type: 'retry'; readonly version: string };

/** The complete state for the transitions of a slot. */
export interface SlotModel {
  readonly target: SlotTarget;
  readonly isShown: boolean;
  readonly current: CurrentRelease;
  readonly pending: PendingRelease;
  readonly retries: number;
  /** By version: how many requests for it have failed. */
  readonly failures: Readonly<Record<string, number>>;
}

export type SlotEvent =
  | { readonly type: 'target-changed'; readonly target: SlotTarget }
  | { readonly type: 'preload-requested' | 'activated' | 'deactivated' | 'reloaded' | 'retry-requested' | 'disposed' }
  /** The pending version is mounted, or ready to be, and is now the current one. */
  | { readonly type: 'committed'; readonly release: LiveRelease; readonly atMs: number }
  | ({ readonly type: 'refused' } & Refusal)
  /** The data needed to load the fallback version. */
  | { readonly type: 'fallback-found'; readonly release: LiveRelease }
  | { readonly type: 'fallback-not-found' | 'retry-due' }
  /** The live version is gone, and its code is removed. `wasSeen`: a listener has seen a page of it in this tab. */
  | { readonly type: 'live-failed'; readonly failure: AreaFailure; readonly wasSeen: boolean; readonly atMs: number };

export type SlotEffect =
  | { readonly type: 'abandon' }
  /** `attempt` is 1, and one more after each failure of the version. `isAskedFor`: the listener has pressed Retry. */
  | { readonly type: 'stage'; readonly release: ReleaseRef; readonly attempt: number; readonly isAskedFor?: true }
  | { readonly type: 'find'; readonly version: string }
  | { readonly type: 'wait'; readonly delayMs: number }
  | { readonly type: 'enter' | 'leave' }
  | ({ readonly type: 'report' } & Refusal);

export interface SlotTransition {
  readonly model: SlotModel;
  readonly effects: readonly SlotEffect[];
}

export function slotStateOf({ current, pending }: SlotModel): SlotState {
  switch (current.type) {
    case 'live':
      return { status: 'live', version: current.release.version };
    case 'failed':
      return { status: 'failed', version: current.version, failure: current.failure };
    case 'disposed':
      return { status: 'disposed' };
    case 'nothing':
      return pending.type === 'version' ? { status: 'staging', version: pending.version } : { status: 'idle' };
  }
}

import type { LiveRemote, LiveSet } from '@afterglow/shared-contracts';

/** A version that is live for some visitors. */
export interface Canary {
  readonly percent: number;
  readonly remote: LiveRemote;
}

/** The live releases for everyone, and for some visitors. */
export interface SeenView {
  readonly liveSet: LiveSet;
  readonly canaries: readonly Canary[];
}

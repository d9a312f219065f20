import type { LiveRemote, LiveSet } from '@afterglow/shared-contracts';

/** A version that is live for a part of the visitors. */
export interface Canary {
  readonly percent: number;
  readonly remote: LiveRemote;
}

/** What is live for everyone, and for parts of the visitors. */
export interface SeenView {
  readonly liveSet: LiveSet;
  readonly canaries: readonly Canary[];
}

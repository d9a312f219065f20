import type { LiveSet } from '@afterglow/shared-contracts';

/** A live set and its text, made once for all who see it. */
export interface LiveSetSnapshot {
  readonly liveSet: LiveSet;
  readonly json: string;
}

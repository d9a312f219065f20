import type { LiveSet } from '@afterglow/shared-contracts';

export interface LiveSetSnapshot {
  readonly liveSet: LiveSet;
  readonly json: string;
}

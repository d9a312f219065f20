import type { HistoryEntry } from '@afterglow/shared-registry-contracts';

/** A completed action, as in "Ada promoted radio". */
export const PAST_ACTION: Readonly<Record<HistoryEntry['action'], string>> = {
  promote: 'promoted',
  rollback: 'rolled back',
  retire: 'retired',
  canary: 'started a canary of',
  'end-canary': 'ended the canary of',
};

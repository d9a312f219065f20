import type { LiveSet } from '@afterglow/shared-contracts';

/** A page serves the shell; a client that only reads the live set has the shell of its previous page. */
export type GivenBy = 'page' | 'stream';

/** Records that production's live set was served to a client IP. */
export type RecordServed = (address: string, liveSet: LiveSet, by: GivenBy) => void;

import type { LiveSet } from '@afterglow/shared-contracts';

/** A page brings the shell; who only hears of what is live has that of the page from before. */
export type GivenBy = 'page' | 'stream';

/** Notes that the registry has given what is live in production to anyone who has this address. */
export type RecordServed = (address: string, liveSet: LiveSet, by: GivenBy) => void;

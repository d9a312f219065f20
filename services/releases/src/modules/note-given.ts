import type { LiveSet } from '@afterglow/shared-contracts';

/** Notes that the registry has given what is live in production to whoever has this address. */
export type NoteGiven = (address: string, liveSet: LiveSet) => void;

import { coverOf as coverOfMix } from '@afterglow/shared-contracts';

/** The picture of a mix, for a Cover: its own album art, else the occurrence's, else the episode's; null where there is none. */
export const coverOf = coverOfMix;

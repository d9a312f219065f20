import { coverOf as coverOfMix } from '@afterglow/shared-contracts';

/** The image of a mix, for a Cover: its own album art, else the occurrence's, else the episode's; null for none. */
export const coverOf = coverOfMix;

import type { ActiveStatus } from '@afterglow/shared-contracts';

/** What a play control stands at, in the player's own words; `paused` also means never started. */
export type PlayState = ActiveStatus;

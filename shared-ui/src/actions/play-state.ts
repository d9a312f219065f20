import type { ActiveStatus } from '@afterglow/shared-contracts';

/** The state of a play control, in the player's own words; `paused` also means never started. */
export type PlayState = ActiveStatus;

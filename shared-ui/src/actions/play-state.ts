import type { ActiveStatus } from '@afterglow/shared-contracts';

/** The state of a play control, as the player names it; `paused` also means never started. */
export type PlayState = ActiveStatus;

import { PLAYBACK_SPEEDS } from '@afterglow/shared-contracts';

export const NORMAL_SPEED = 1;
export const MIN_SPEED = Math.min(...PLAYBACK_SPEEDS);
export const MAX_SPEED = Math.max(...PLAYBACK_SPEEDS);

import type { PausedBy, PlayerState } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/** A listener who only looks something up in another tab finds this one unchanged. */
const HIDDEN_FOR_MS = 10_000;
/** Longer than reading a page without scrolling, also aloud: a screen reader moves through it without an event. */
const UNTOUCHED_FOR_MS = 10 * MINUTE_MS;

/**
 * A pause that lasts until a press on play: the system's ends automatically, and the browser's waits for an imminent
 * tap.
 */
const LASTING: readonly (PausedBy | null)[] = ['listener', 'other-tab', 'sleep-timer'];

export interface TabActivity {
  readonly player: PlayerState;
  readonly hasSleepTimer: boolean;
  /** An area is busy, or a form, a dialog or a notification is open that a new document would lose. */
  readonly isInUse: boolean;
  readonly isHidden: boolean;
  /** Time since the last input here, or since the tab was shown or hidden. */
  readonly untouchedMs: number;
}

/** Whether a new document can replace this one unnoticed. `spreadMs` is added to the wait of hidden tabs. */
export function isSafeToReload(activity: TabActivity, spreadMs = 0): boolean {
  const { player, hasSleepTimer, isInUse, isHidden, untouchedMs } = activity;
  if (!isSilent(player) || hasSleepTimer || isInUse) return false;
  return untouchedMs >= (isHidden ? HIDDEN_FOR_MS + spreadMs : UNTOUCHED_FOR_MS);
}

/** Nothing plays or is about to; a paused channel could not be restored as it is. */
function isSilent(player: PlayerState): boolean {
  if (player.status === 'stopped') return true;
  return player.status === 'paused' && player.mix !== null && LASTING.includes(player.pausedBy);
}

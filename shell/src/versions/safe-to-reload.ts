import type { PausedBy, PlayerState } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/** Someone who only looks something up in another tab finds this one as it was. */
const HIDDEN_FOR_MS = 10_000;
/** Longer than reading a page without moving it, also aloud: a screen reader moves through it without a word to the page. */
const UNTOUCHED_FOR_MS = 10 * MINUTE_MS;

/** A pause that lasts until someone presses play: the system's ends by itself, and the browser's waits for a tap that is about to come. */
const LASTING: readonly (PausedBy | null)[] = ['listener', 'other-tab', 'sleep-timer'];

/** What a tab is doing. */
export interface TabActivity {
  readonly player: PlayerState;
  readonly hasSleepTimer: boolean;
  /** An area is busy, or a form, a dialog or a notice is open that a new document would not have. */
  readonly isInUse: boolean;
  readonly isHidden: boolean;
  /** Since someone did anything here, or the tab was shown or hidden. */
  readonly untouchedMs: number;
}

/** Whether a new document can take this one's place without anyone noticing. `spreadMs` is added to the wait of hidden tabs. */
export function isSafeToReload(moment: TabActivity, spreadMs = 0): boolean {
  const { player, hasSleepTimer, isInUse, isHidden, untouchedMs } = moment;
  if (!isSilent(player) || hasSleepTimer || isInUse) return false;
  return untouchedMs >= (isHidden ? HIDDEN_FOR_MS + spreadMs : UNTOUCHED_FOR_MS);
}

/** Nothing is heard or about to be; a paused channel could not be brought back as it is. */
function isSilent(player: PlayerState): boolean {
  if (player.status === 'stopped') return true;
  return player.status === 'paused' && player.mix !== null && LASTING.includes(player.pausedBy);
}

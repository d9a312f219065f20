import type { PausedBy, PlayerState } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';

const NOTES: Readonly<Record<PausedBy, string | null>> = {
  listener: null,
  system: null,
  browser: 'Tap to play',
  'other-tab': 'Playing in another tab',
  'sleep-timer': 'Paused by the sleep timer',
};

const CUT_OFF = 'Connection lost. Reconnecting…';

/** The reason for a pause that the listener did not cause; otherwise null. */
export function usePauseReason(): string | null {
  const { player } = usePorts();
  return usePlayerSnapshot(player, noteOf);
}

function noteOf(state: PlayerState): string | null {
  if (state.status === 'paused') return state.pausedBy && NOTES[state.pausedBy];
  return state.status === 'loading' && state.isCutOff ? CUT_OFF : null;
}

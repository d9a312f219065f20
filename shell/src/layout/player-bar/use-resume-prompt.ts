import type { PlayerState } from '@afterglow/shared-contracts';
import { useListeningOffer } from '@afterglow/shared-data/react';
import { displayStatus, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { useLazy } from '../../lib/use-lazy.ts';

// A separate file would add a checksum to the first load, and these views are preloaded anyway.
const load = () => import(/* webpackChunkName: "player-views" */ './resume-prompt.tsx');

/** The offer of another device, and the component that shows it; null during or right before playback. */
export function useResumePrompt() {
  const { player } = usePorts();
  const { offer, dismiss } = useListeningOffer();
  const isSilent = usePlayerSnapshot(player, isIdle);
  const loaded = useLazy('The offer to continue', { load, isNeeded: offer !== null });
  return offer && isSilent && loaded ? { offer, onDismiss: dismiss, ResumePrompt: loaded.ResumePrompt } : null;
}

/** False when the listener's last choice waits for a tap, or for another tab. */
function isIdle(state: PlayerState): boolean {
  const isWaiting = state.status === 'paused' && (state.pausedBy === 'browser' || state.pausedBy === 'other-tab');
  return displayStatus(state) === 'other' && !isWaiting;
}

import type { PlayerState } from '@afterglow/shared-contracts';
import { useListeningOffer } from '@afterglow/shared-data/react';
import { displayStatus, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { useLazy } from '../../lib/use-lazy.ts';

// Its own file would cost the first load its checksum, and these views are loaded ahead anyway.
const load = () => import(/* webpackChunkName: "player-views" */ './resume-prompt.tsx');

/** What can be continued from another device, and the component that draws it; null while something plays or is about to. */
export function useResumePrompt() {
  const { player } = usePorts();
  const { offer, dismiss } = useListeningOffer();
  const isSilent = usePlayerSnapshot(player, isIdle);
  const loaded = useLazy('The offer to continue', { load, isNeeded: offer !== null });
  return offer && isSilent && loaded ? { offer, onDismiss: dismiss, ResumePrompt: loaded.ResumePrompt } : null;
}

/** The listener's last choice was something that waits for a tap, or for another tab. */
function isIdle(state: PlayerState): boolean {
  const isWaiting = state.status === 'paused' && (state.pausedBy === 'browser' || state.pausedBy === 'other-tab');
  return displayStatus(state) === 'other' && !isWaiting;
}

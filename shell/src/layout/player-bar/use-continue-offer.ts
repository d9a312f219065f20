import { useListeningOffer } from '@afterglow/shared-data/react';
import { displayStatus, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { useLazy } from '../../lib/use-lazy.ts';

const load = () => import(/* webpackChunkName: "continue-offer" */ './continue-offer.tsx');

/** What can be continued from another device, and how it is drawn; null while something plays, which nothing replaces. */
export function useContinueOffer() {
  const { player } = usePorts();
  const { offer, dismiss } = useListeningOffer();
  const isSilent = usePlayerSnapshot(player, (state) => displayStatus(state) === 'other');
  const loaded = useLazy(load, offer !== null, 'The offer to continue');
  return offer && isSilent && loaded ? { offer, onDismiss: dismiss, ContinueOffer: loaded.ContinueOffer } : null;
}

import { isUnfinished, type MixId, type MixPosition } from '@afterglow/shared-contracts';
import { useEffect } from 'react';
import type { ListeningOffer } from '../listening/listening-state.ts';
import { useMemberStores } from './data-provider.tsx';
import { useCurrentValue } from './use-current-value.ts';

/** What the member listened to last on another device; null when there is nothing to continue. */
export function useListeningOffer(): { readonly offer: ListeningOffer | null; readonly dismiss: () => void } {
  const { listening } = useMemberStores();
  return { offer: useCurrentValue(listening.state$, () => listening.getState().offer), dismiss: listening.dismiss };
}

/** Where to continue a mix that was started and not finished; null when there is nothing to continue. */
export function useContinueAt(id: MixId): MixPosition | null {
  const { listening } = useMemberStores();
  useEffect(() => void listening.load(), [listening]);
  const position = useCurrentValue(listening.state$, () => listening.getState().positions.get(id) ?? null);
  return position && isUnfinished(position.positionMs, position.durationMs) ? position : null;
}

import { isUnfinished, type MixId, type MixPosition } from '@afterglow/shared-contracts';
import { useEffect } from 'react';
import type { ListeningOffer } from '../listening/listening-state.ts';
import { useMemberStores } from './data-provider.tsx';
import { useCurrentValue } from './use-current-value.ts';

/** The last item of the member on another device; null when there is nothing to resume. */
export function useListeningOffer(): { readonly offer: ListeningOffer | null; readonly dismiss: () => void } {
  const { listening } = useMemberStores();
  return { offer: useCurrentValue(listening.state$, () => listening.getState().offer), dismiss: listening.dismiss };
}

/** Where to resume an unfinished mix; null when there is nothing to resume. */
export function useContinueAt(id: MixId): MixPosition | null {
  const { listening } = useMemberStores();
  useEffect(() => void listening.load(), [listening]);
  const position = useCurrentValue(listening.state$, () => listening.getState().positions.get(id) ?? null);
  return position && isUnfinished(position.positionMs, position.durationMs) ? position : null;
}

import { useExternalSource } from '@afterglow/shared-ui';
import type { Slot } from '../slots/slot.ts';
import { AreaLoading } from './area-loading.tsx';
import { FailurePanel } from './failure-panel.tsx';

/** Shown instead of an area that is not mounted yet. */
export function AreaFallback({ slot }: { readonly slot: Slot }) {
  const state = useExternalSource(slot.state$, () => slot.getState());
  const retry = () => slot.retry();
  switch (state.status) {
    case 'staging':
      return <AreaLoading key={state.version} onRetry={retry} />;
    case 'failed':
      return <FailurePanel remote={slot.remote} version={state.version} failure={state.failure} onRetry={retry} />;
    case 'idle':
    case 'live':
    case 'disposed':
      return null;
  }
}

import { useExternalSource, CardSkeletons, HeroSkeleton, Sections, StillLoading } from '@afterglow/shared-ui';
import type { Slot } from '../slots/slot.ts';
import { useShell } from '../shell-context.tsx';
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

/** An area's code is loading: shows skeletons after a short delay, and Retry after a long one. */
function AreaLoading({ onRetry }: { readonly onRetry: () => void }) {
  const { config } = useShell();
  return (
    <div>
      <StillLoading afterMs={config.slowLoadMs} onRetry={onRetry} />
      <Sections>
        <HeroSkeleton what="the page" />
        <CardSkeletons what="content" count={6} />
      </Sections>
    </div>
  );
}

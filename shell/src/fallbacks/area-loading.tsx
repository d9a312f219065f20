import { CardSkeletons, HeroSkeleton, Sections, StillLoading } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';

/** An area's code is loading: shows skeletons after a short delay, and Retry after a long one. */
export function AreaLoading({ onRetry }: { readonly onRetry: () => void }) {
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

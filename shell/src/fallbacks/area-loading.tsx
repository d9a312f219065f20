import { useEffect, useState } from 'react';
import { Button, CardSkeletons, HeroSkeleton, Notice, Sections } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';

/** An area's code is being loaded: shows skeletons after a moment, and after a long wait a way to retry. */
export function AreaLoading({ onRetry }: { readonly onRetry: () => void }) {
  const isSlow = useSlow();
  return (
    <Sections>
      {isSlow && (
        <Notice
          tone="info"
          action={
            <Button size="s" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          This is still loading.
        </Notice>
      )}
      <HeroSkeleton what="the page" />
      <CardSkeletons what="its contents" count={6} />
    </Sections>
  );
}

function useSlow(): boolean {
  const { config } = useShell();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), config.slowLoadMs);
    return () => clearTimeout(timer);
  }, [config.slowLoadMs]);
  return isSlow;
}

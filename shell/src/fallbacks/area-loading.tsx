import { useEffect, useState } from 'react';
import { Button, CardSkeletons, HeroSkeleton, Notice, Sections } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';

/** The code of an area is on its way: skeletons after a moment, and after a long while a way to ask again. */
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

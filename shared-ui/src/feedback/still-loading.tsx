import { useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { InlineAlert } from './inline-alert.tsx';
import styles from './still-loading.module.css';

interface StillLoadingProps {
  /** In milliseconds; before that it renders nothing. */
  readonly afterMs: number;
  readonly onRetry: () => void;
}

/** For pending code, above its placeholder: shows after a delay that it is still loading, and offers Retry. */
export function StillLoading({ afterMs, onRetry }: StillLoadingProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  if (!isSlow) return null;
  return (
    <div className={styles.place}>
      <InlineAlert
        action={
          <Button size="s" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        Still loading…
      </InlineAlert>
    </div>
  );
}

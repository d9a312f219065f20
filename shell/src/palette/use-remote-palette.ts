import { useEffect, useState } from 'react';
import { logError } from '../lib/log.ts';
import type { RemoteModalInstance } from '../modals/remote-modals.ts';
import { toAreaFailure } from '../slots/failures.ts';
import type { AreaFailure } from '../slots/slot-state.ts';

/** The contents of the palette: loading, unavailable, or leased. */
export type LentPalette =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: AreaFailure }
  | { readonly status: 'lent'; readonly modal: RemoteModalInstance };

interface LentPaletteOptions {
  /** Null if no live release offers them anymore. */
  readonly borrow: () => Promise<RemoteModalInstance | null>;
  /** They are no longer offered, or their version was removed. */
  readonly onGone: () => void;
}

/** Leases the contents while this is mounted. Both options must be stable. */
export function useRemotePalette({ borrow, onGone }: LentPaletteOptions) {
  const [attempt, setAttempt] = useState(1);
  const [palette, setPalette] = useState<LentPalette>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    let endLease = () => {};
    function take(modal: RemoteModalInstance | null) {
      if (!isWanted) return modal?.endLease();
      if (!modal) return onGone();
      endLease = () => {
        modal.gone.removeEventListener('abort', onGone); // it outlives the dialog, which it would retain
        modal.endLease();
      };
      modal.gone.addEventListener('abort', onGone, { once: true });
      setPalette({ status: 'lent', modal });
    }
    borrow().then(take, (error: unknown) => {
      logError('The contents of the palette could not be loaded.', error);
      if (isWanted) setPalette({ status: 'failed', failure: toAreaFailure(error) });
    });
    return () => {
      isWanted = false;
      endLease();
    };
  }, [attempt, borrow, onGone]);

  return {
    palette,
    retry() {
      setPalette({ status: 'loading' });
      setAttempt(attempt + 1);
    },
    onCrash(error: unknown) {
      logError('The palette has crashed.', error);
      setPalette({ status: 'failed', failure: { kind: 'crash', error } });
    },
  };
}

import { useEffect, useState } from 'react';
import { logError } from '../lib/log.ts';
import type { LentModal } from '../modals/remote-modals.ts';
import { failureOfLoad } from '../slots/failures.ts';
import type { AreaFailure } from '../slots/slot-state.ts';

/** The contents of the palette: on their way, not to be had, or on loan. */
export type LentPalette =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: AreaFailure }
  | { readonly status: 'lent'; readonly modal: LentModal };

interface LentPaletteOptions {
  /** Null where no live release offers them any more. */
  readonly borrow: () => Promise<LentModal | null>;
  /** They are offered no more, or their version was taken away. */
  readonly onGone: () => void;
}

/** Borrows the contents for as long as this is mounted. Both options must stay the same. */
export function useLentPalette({ borrow, onGone }: LentPaletteOptions) {
  const [attempt, setAttempt] = useState(1);
  const [palette, setPalette] = useState<LentPalette>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    let giveBack = () => {};
    function take(modal: LentModal | null) {
      if (!isWanted) return modal?.giveBack();
      if (!modal) return onGone();
      giveBack = () => {
        modal.gone.removeEventListener('abort', onGone); // it outlives the dialog, which it would keep
        modal.giveBack();
      };
      modal.gone.addEventListener('abort', onGone, { once: true });
      setPalette({ status: 'lent', modal });
    }
    borrow().then(take, (error: unknown) => {
      logError('The contents of the palette could not be loaded.', error);
      if (isWanted) setPalette({ status: 'failed', failure: failureOfLoad(error) });
    });
    return () => {
      isWanted = false;
      giveBack();
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

import type { EventPayload, MessageKey } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useRef } from 'react';

interface Following {
  unsubscribe(): void;
}

/**
 * Asks in a dialog before an action that cannot be undone; `onConfirmed` runs only for "yes", and not after the page
 * was unmounted.
 */
export function useConfirmation(contentKey: MessageKey, onConfirmed: () => void): () => void {
  const { bus } = usePorts();
  const answer = useRef<Following>(null);
  useEffect(() => () => answer.current?.unsubscribe(), []);

  return () => {
    answer.current?.unsubscribe();
    bus.emit('modal:show', { type: 'confirmation', contentKey });
    // Only now: a dialog that was open before has just been closed.
    answer.current = bus.on('modal:closed').subscribe(({ outcome }: EventPayload<'modal:closed'>) => {
      answer.current?.unsubscribe();
      if (outcome === 'confirmed') onConfirmed();
    });
  };
}

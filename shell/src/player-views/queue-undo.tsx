import { useEffect, useRef } from 'react';
import { Button } from '@afterglow/shared-ui';
import styles from './queue-undo.module.css';

interface QueueUndoProps {
  readonly said: string;
  readonly takesFocus: boolean;
  /** Null while there is nothing to undo. */
  readonly takeBack: (() => Promise<void>) | null;
}

/** What was removed from the queue can be put back; the offer stays at the bottom of the list for as long as the listener likes. */
export function QueueUndo({ said, takesFocus, takeBack }: QueueUndoProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = takeBack !== null;

  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <div ref={box} className={styles.undo} data-open={isOpen || undefined}>
      <p role="status" className={styles.text}>
        {said}
      </p>
      {takeBack && (
        <Button size="s" onClick={() => void takeBack()}>
          Undo
        </Button>
      )}
    </div>
  );
}

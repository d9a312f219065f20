import { useEffect, useRef } from 'react';
import { Button } from '@afterglow/shared-ui';
import styles from './queue-undo.module.css';

interface QueueUndoProps {
  readonly said: string;
  readonly takesFocus: boolean;
  readonly takeBack: (() => Promise<void>) | null;
}

/** Offers to restore removed mixes; it stays at the bottom of the list indefinitely. */
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

import { IconButton, StillLoading } from '@afterglow/shared-ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { FailurePanel } from '../fallbacks/failure-panel.tsx';
import { RemoteModalOutlet } from '../modals/remote-modal-outlet.tsx';
import { PALETTE_NAME } from './palette-content.ts';
import styles from './palette-dialog.module.css';
import type { PaletteSource } from './palette-source.ts';
import { useRemotePalette } from './use-remote-palette.ts';

interface PaletteDialogProps {
  readonly source: PaletteSource;
  /** The delay after which pending code is reported as slow. */
  readonly slowLoadMs: number;
  readonly onClose: () => void;
}

/**
 * A modal dialog around an area's content. It opens immediately; code that does not arrive is reported inside it, and
 * affects nothing else.
 */
export function PaletteDialog({ onClose, ...rest }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  // The dialog fills its own backdrop, so a click on the dialog itself is outside the panel.
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

  // A layout effect: its cleanup runs while the element still exists, and only close() restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={PALETTE_NAME}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        <Content {...rest} onClose={onClose} />
        <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
      </div>
    </dialog>
  );
}

function Content({ source, slowLoadMs, onClose }: PaletteDialogProps) {
  const { palette, retry, onCrash } = useRemotePalette({ borrow: source.borrow, onGone: onClose });
  switch (palette.status) {
    case 'loading':
      return (
        <div className={styles.skeleton}>
          <p role="status">Loading…</p>
          <StillLoading afterMs={slowLoadMs} onRetry={source.reload} />
        </div>
      );
    case 'failed':
      return <FailurePanel {...source.release()} failure={palette.failure} onRetry={retry} onCancel={onClose} />;
    case 'lent':
      return (
        <RemoteModalOutlet
          modal={palette.modal}
          data$={source.data$}
          close={onClose}
          onCrash={onCrash}
          className={styles.contents}
        />
      );
  }
}

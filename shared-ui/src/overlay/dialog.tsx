import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  /** Its heading and its accessible name. */
  readonly title: string;
  /** Called on Escape, the close button, the overlay and the system's back gesture; unmount it to close it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** `card` in the middle (default), or `sheet`, which covers the window. */
  readonly variant?: 'card' | 'sheet';
}

/**
 * A modal dialog, open while it is mounted. The browser traps the focus inside, makes everything else inert, and
 * restores the focus.
 */
export function Dialog({ title, onClose, children, actions, variant = 'card' }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useScrollLock();

  // A layout effect: its cleanup runs while the element still exists, and only close() restores the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);

  function askToClose(event: SyntheticEvent) {
    event.preventDefault(); // the parent decides whether it closes
    onClose();
  }

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[variant])}
      onCancel={askToClose}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') askToClose(event);
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOverlay(event);
      }}
      onClick={(event) => {
        if (isOverlay(event) && pressedOutside.current) onClose();
      }}
    >
      <div className={styles.panel}>
        {/* No <header>: in a dialog that would be a second banner of the page. */}
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

/** The panel fills the dialog's box, so a click on the dialog itself was on its backdrop. */
function isOverlay(event: MouseEvent): boolean {
  return event.target === event.currentTarget;
}

/** Stops the page behind from scrolling while this is mounted; `scrollbar-gutter: stable` prevents a sideways shift. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}

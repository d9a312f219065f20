import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuProps } from './menu-button.tsx';
import { showBeside } from './show-beside.ts';
import styles from './popup-menu.module.css';

interface PopupMenuProps extends Pick<MenuProps<unknown>, 'anchor' | 'onClose'> {
  readonly label: string;
  /** Above the entries in a small window, where the menu is a sheet and hides its item. */
  readonly head?: ReactNode;
  /** List items of links or buttons; a click on one closes the menu. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Entries next to a button, or in a small window a sheet at the bottom. It is in the top layer, and the browser closes
 * it on Escape and on a click elsewhere.
 */
export function PopupMenu({ label, head, anchor, onClose, children }: PopupMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const hasButtonLeft = useRef<() => boolean>(() => true);

  useLayoutEffect(() => {
    if (!popup.current || !anchor.current) return;
    hasButtonLeft.current = showBeside(popup.current, anchor.current);
    entriesOf(popup.current)[0]?.focus({ preventScroll: true });
  }, [anchor]);

  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      // Otherwise it would stay where its button no longer is.
      if (target === document && hasButtonLeft.current()) hide(popup.current, onClose);
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [onClose]);

  return (
    <div
      ref={popup}
      popover="auto"
      className={styles.popup}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={moveFocus}
    >
      {head !== undefined && <div className={styles.head}>{head}</div>}
      <ul aria-label={label} className={styles.entries} onClick={() => hide(popup.current, onClose)}>
        {children}
      </ul>
    </div>
  );
}

function entriesOf(popup: HTMLElement): readonly HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>('li > a, li > button')];
}

/** Hidden by the browser, so that the focus returns to the button. */
function hide(popup: HTMLElement | null, onClose: () => void): void {
  if (popup && 'hidePopover' in popup) popup.hidePopover();
  else onClose();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget);
  const now = entries.findIndex((entry) => entry === document.activeElement);
  const next = nextPlace(event.key, now, entries.length);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  entries[next]?.focus();
}

function nextPlace(key: string, now: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (now + step + count) % count;
}

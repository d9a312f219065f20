import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The gap between the edge of the window and a shifted dropdown. */
const EDGE_PX = 20;

interface DropdownState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Contains toggle and popup; its first button is the toggle. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** The popup, which is moved by `--dropdown-shift`. */
  readonly popup: RefObject<HTMLElement | null>;
}

/**
 * Opens and closes by its toggle, and closes on a click elsewhere and on Escape, which returns the focus to the toggle. A popup that
 * would extend beyond the right edge of the window is shifted left.
 */
export function useDropdown(): DropdownState {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (isOpen && popup.current) keepInWindow(popup.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    const stopping = new AbortController();
    document.addEventListener('click', onClick, { signal: stopping.signal });
    document.addEventListener('keydown', onKeyDown, { signal: stopping.signal, capture: true });
    return () => stopping.abort();
  }, [isOpen]);

  return { isOpen, box, popup, toggle: () => setOpen((open) => !open), close: () => setOpen(false) };
}

function keepInWindow(popup: HTMLElement): void {
  popup.style.setProperty('--dropdown-shift', '0px');
  const overflowPx = popup.getBoundingClientRect().right - windowWidthPx();
  if (overflowPx > 0) popup.style.setProperty('--dropdown-shift', `${-(overflowPx + EDGE_PX)}px`);
}

/** On a phone the window's own width grows with overflowing content; the document's does not. */
function windowWidthPx(): number {
  return document.documentElement.clientWidth || window.innerWidth;
}

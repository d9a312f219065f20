import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What stays free between a dropdown that had to give way and the edge of the window. */
const EDGE_PX = 20;

interface DropdownState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Around toggle and popup; its first button is the toggle. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What opens. It is moved by `--dropdown-shift`. */
  readonly popup: RefObject<HTMLElement | null>;
}

/**
 * Opens and closes on its toggle, closes on a click elsewhere and on Escape, which gives the focus back to the toggle. A popup that
 * would leave the window at its right is shifted left.
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

/** On a phone the window's own width grows with what leaves it; the document's does not. */
function windowWidthPx(): number {
  return document.documentElement.clientWidth || window.innerWidth;
}

import { useEffect, useState } from 'react';
import { usePath } from '../use-path.ts';

export const MAIN_MENU_ID = 'main-menu';

interface MainMenu {
  readonly isOpen: boolean;
  /** Its top: the app's banner may be above the bar with the toggle. */
  readonly topPx: number;
  readonly toggle: (barBottomPx: number) => void;
}

/** The main menu of small screens: closes when the page changes, when the window is resized, and on Escape. */
export function useMainMenu(): MainMenu {
  const path = usePath();
  const [openAt, setOpenAt] = useState('');
  const [topPx, setTopPx] = useState(0);
  const isOpen = openAt === path;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt('');
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      document.querySelector<HTMLElement>(`[aria-controls=${MAIN_MENU_ID}]`)?.focus();
      close();
    }
    window.addEventListener('resize', close);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      close(); // or it would be open when the listener returns to the page
      window.removeEventListener('resize', close);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  function toggle(barBottomPx: number) {
    setTopPx(barBottomPx);
    setOpenAt(isOpen ? '' : path);
  }
  return { isOpen, topPx, toggle };
}

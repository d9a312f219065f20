import { useEffect, useState } from 'react';
import { usePath } from './use-path.ts';

export const MAIN_MENU_ID = 'main-menu';

/** The main menu of small screens: closes when the page changes, when the window is resized, and on Escape. */
export function useMainMenu(): { readonly isOpen: boolean; readonly toggle: () => void } {
  const path = usePath();
  const [openAt, setOpenAt] = useState('');
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
      close(); // or it would be open when the listener returns to the page they left through it
      window.removeEventListener('resize', close);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? '' : path) };
}

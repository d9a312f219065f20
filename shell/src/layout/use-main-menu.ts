import { useEffect, useState } from 'react';
import { usePath } from './use-path.ts';

/** The main menu of small screens: closes when the page changes and when the window is resized. */
export function useMainMenu(): { readonly isOpen: boolean; readonly toggle: () => void } {
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);
  return { isOpen, toggle: () => setOpen((open) => !open) };
}

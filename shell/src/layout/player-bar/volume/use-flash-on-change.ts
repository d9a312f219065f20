import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1000;

/** True for a second after each change of the value, but not for the first value. */
export function useFlashOnChange(value: number): boolean {
  const [isShown, setShown] = useState(false);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isShown;
}

import { useEffect, useRef, type RefObject } from 'react';
import { placeKey } from './place.ts';
import { usePlace } from './use-place.ts';

/** After a link within the console the focus is in the new view, as after a new document; the link itself has gone. */
export function useFocusWhereOneIs(main: RefObject<HTMLElement | null>): void {
  const key = placeKey(usePlace());
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [key, main]);
}

import { useEffect, useRef, type RefObject } from 'react';
import type { DoneChange } from '../changes/success-alert.tsx';
import { environmentOf, useLive } from '../live/live-context.tsx';
import { routeKey } from './console-route.ts';
import { useRoute } from './use-route.ts';

type Main = RefObject<HTMLElement | null>;

/** After a link within the console the focus is in the new view, as in a new document, because the link itself is gone. */
export function useFocusOnNavigation(main: Main): void {
  const key = routeKey(useRoute());
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    beginAt(main);
  }, [key, main]);
}

/** A change often removes its own button: the focus moves to its notification and Undo, which a phone would not show otherwise. */
export function useFocusOnceDone(main: Main, done: DoneChange | undefined): void {
  const { overview } = useLive();
  const reported = environmentOf(overview, done?.wish.environment ?? 'production')?.revision ?? 0;
  const isReported = done !== undefined && reported >= done.answer.liveSet.revision;
  useEffect(() => {
    if (isReported && document.activeElement === document.body) beginAt(main);
  }, [done, isReported, main]);
}

function beginAt(main: Main): void {
  main.current?.focus();
  document.documentElement.scrollTop = 0;
}

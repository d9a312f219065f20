import { useEffect } from 'react';

/** The scroll position of a window in its content, in pixels. */
interface ScrollPlace {
  readonly top: number;
  readonly windowHeight: number;
  readonly contentHeight: number;
}

const SCROLL_CHECK_MS = 200;

interface ScrollLoading {
  readonly hasMore: boolean;
  readonly onNearEnd: () => void;
}

/** Calls `onNearEnd` while there is more and the page is scrolled near its end, or is no longer than its window. */
export function useScrollLoading({ hasMore, onNearEnd }: ScrollLoading) {
  useEffect(() => {
    if (!hasMore) return;
    const check = throttled(() => {
      if (isNearEnd(currentPlace())) onNearEnd();
    }, SCROLL_CHECK_MS);
    const frame = requestAnimationFrame(check.call); // new items are laid out first
    addEventListener('scroll', check.call, { passive: true });
    addEventListener('resize', check.call);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', check.call);
      removeEventListener('resize', check.call);
      check.stop();
    };
  }, [hasMore, onNearEnd]);
}

function currentPlace() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return { top: scrollY, windowHeight: clientHeight, contentHeight: scrollHeight };
}

/** Whether the window's lower edge is within a third of its height of the end of the content. */
export function isNearEnd({ top, windowHeight, contentHeight }: ScrollPlace): boolean {
  return contentHeight - (top + windowHeight) <= windowHeight / 3;
}

/** Runs immediately and then at most once every `intervalMs`, also after the last call. Returns it with a disposer. */
function throttled(run: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function tick() {
    timer = undefined;
    if (isDue) call();
  }
  function call() {
    if (timer !== undefined) {
      isDue = true;
      return;
    }
    isDue = false;
    timer = setTimeout(tick, intervalMs);
    run();
  }
  return { call, stop: () => clearTimeout(timer) };
}

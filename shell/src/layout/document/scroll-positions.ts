/** A page that is still too short by then is not scrolled. */
const PATIENCE_MS = 3000;
const LISTENER_TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * A new page starts at its top; back and forward restore the scroll position. The browser cannot do that itself,
 * because the page is not rendered yet when it tries. Call it before single-spa starts, or it sees navigations too
 * late.
 */
export function saveScrollPositions(): void {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let { href } = location;
  let stop = () => {};

  window.addEventListener('popstate', (event) => {
    if (location.href === href) return;
    positions.set(href, window.scrollY);
    const isOtherPage = new URL(href).pathname !== location.pathname;
    ({ href } = location);
    stop();
    // single-spa turns every change of the history into an event, and marks it; without a trigger it was back or
    // forward.
    const trigger: unknown = Reflect.get(event, 'singleSpaTrigger');
    if (trigger === undefined) stop = restore(positions.get(href) ?? 0);
    else if (trigger === 'pushState' && isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Scrolls as soon as the page is long enough, unless the listener scrolls first. Returns a disposer. */
function restore(top: number): () => void {
  const given = new AbortController();
  const growth = new ResizeObserver(tryToScroll);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of LISTENER_TAKES_OVER) window.addEventListener(type, stop, { signal: given.signal, passive: true });
  window.addEventListener('single-spa:routing-event', start, { signal: given.signal });

  function start() {
    growth.observe(document.body);
    tryToScroll();
  }
  function tryToScroll() {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    stop();
  }
  function stop() {
    given.abort();
    clearTimeout(timer);
    growth.disconnect();
  }
  return stop;
}

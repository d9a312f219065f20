/** How the content after a click appeared, in ms since the click. */
export interface SeenChange {
  /** The first frame that shows it has been drawn. */
  readonly signMs: number;
  /** The first frame without a skeleton. */
  readonly completeMs: number;
  /** The previous content has faded away. */
  readonly fadedMs: number;
  /** Of each task above 50 ms from the click until all of that had happened. */
  readonly longTasksMs: readonly number[];
  /** The number of requests to the API in that time. */
  readonly calls: number;
}

/** The signs of the expected content. */
export interface ExpectedChange {
  /** The prefix of its path. */
  readonly path: string;
  /** Selectors of required elements, and of those that mean it is incomplete. */
  readonly sign: string;
  readonly waiting: string;
}

declare global {
  interface Window {
    benchChange?: Promise<SeenChange>;
  }
}

/** Runs in the page: waits for the next click, and then checks in every frame for the expected content. */
export function watchChange({ path, sign, waiting }: ExpectedChange): void {
  const longTasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  performance.clearResourceTimings(); // after 250 the browser records no more

  const isThere = (): boolean => location.pathname.startsWith(path) && document.querySelector(sign) !== null;
  const isWhole = (): boolean => isThere() && document.querySelector(waiting) === null;
  const isFaded = (): boolean =>
    isThere() &&
    !document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));

  /** Frames are checked at their start; the message arrives when that frame has been drawn. */
  const drawn = (): Promise<number> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(null);
    });
  const firstFrame = async (isSo: () => boolean): Promise<number> => {
    do await new Promise(requestAnimationFrame);
    while (!isSo());
    return drawn();
  };

  const onClick = async ({ timeStamp }: MouseEvent): Promise<SeenChange> => {
    const times = await Promise.all([firstFrame(isThere), firstFrame(isWhole), firstFrame(isFaded)]);
    longTasks.push(...observer.takeRecords());
    observer.disconnect();
    const [signMs, completeMs, fadedMs] = times.map((time) => time - timeStamp);
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= timeStamp && new URL(name).pathname.startsWith('/v3/'));
    return {
      signMs: signMs ?? Number.NaN,
      completeMs: completeMs ?? Number.NaN,
      fadedMs: fadedMs ?? Number.NaN,
      longTasksMs: longTasks
        .filter(({ startTime, duration }) => startTime < Math.max(...times) && startTime + duration > timeStamp)
        .map(({ duration }) => duration),
      calls: calls.length,
    };
  };
  window.benchChange = new Promise((resolve) => {
    document.addEventListener('click', (event) => resolve(onClick(event)), { capture: true, once: true });
  });
}

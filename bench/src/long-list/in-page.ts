// Runs in the page: nothing outside a function is available.

declare global {
  interface Window {
    /** Lengths in milliseconds of the tasks over 50 ms since `watchLongTasks`. */
    benchLongTasksMs?: number[];
  }
}

export function watchLongTasks(): void {
  const found: number[] = [];
  window.benchLongTasksMs = found;
  new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Scrolls down a window at a time, as soon as there is more, until it has passed this many items, however long that takes. */
export async function scrollUntil(far: number): Promise<void> {
  const everyMs = 30;
  const reached = (): number => Number(document.querySelector('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
  while (reached() < far) {
    scrollBy(0, innerHeight);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

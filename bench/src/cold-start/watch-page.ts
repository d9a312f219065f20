/** When an element became visible, in ms since the start of the navigation; undefined until then. */
export interface PageMarks {
  contentMs?: number;
  dataMs?: number;
}

/** The elements to detect: the area's own first one, and the first one with data of the API. */
export interface PageSigns {
  readonly content: string;
  readonly data: string;
}

declare global {
  interface Window {
    /** Resolves when both have been seen. */
    benchMarks?: Promise<Required<PageMarks>>;
    benchLongTasks?: { readonly startMs: number; readonly durationMs: number }[];
  }
}

/** Runs in the page before anything else; checks after every change of the document, so it is never late. */
export function watchPage({ content, data }: PageSigns): void {
  const marks: PageMarks = {};
  const longTasks: { startMs: number; durationMs: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ startMs: startTime, durationMs: duration });
  }).observe({ type: 'longtask', buffered: true });
  window.benchLongTasks = longTasks;
  window.benchMarks = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (marks.contentMs === undefined && document.querySelector(content)) marks.contentMs = performance.now();
      if (marks.dataMs === undefined && document.querySelector(data)) marks.dataMs = performance.now();
      const { contentMs, dataMs } = marks;
      if (contentMs === undefined || dataMs === undefined) return;
      observer.disconnect();
      resolve({ contentMs, dataMs });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

export interface SeenSwap {
  readonly version: string;
  /** When the tab was notified of another version. */
  readonly reportedAtMs: number;
  /** When the version was in the document and no longer hidden. */
  readonly committedAtMs: number;
  /** When the next frame was drawn, in which it is visible. */
  readonly shownAtMs: number;
}

declare global {
  interface Window {
    /** Resolves when this version is shown. */
    benchSwap?: (version: string) => Promise<SeenSwap>;
  }
}

export interface WatchedArea {
  readonly remote: string;
  /** The channel on which tabs send each other a new live set. */
  readonly channel: string;
}

/** Runs in the page before anything else; it only watches, with the same clock as the promoting process. */
export function watchSwaps({ remote, channel }: WatchedArea): void {
  let reportedAtMs = 0;
  new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
    // A heartbeat is empty.
    if (data !== '') reportedAtMs = Date.now();
  });
  window.benchSwap = (version) =>
    new Promise((resolve) => {
      const sign = `[data-remote="${remote}"] > [data-version="${version}"]:not([data-staged])`;
      const look = (): void => {
        if (!document.querySelector(sign)) return;
        observer.disconnect();
        const committedAtMs = Date.now();
        requestAnimationFrame(() => resolve({ version, reportedAtMs, committedAtMs, shownAtMs: Date.now() }));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-staged', 'data-version'] });
      look();
    });
}

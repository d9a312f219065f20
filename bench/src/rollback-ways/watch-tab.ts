/** What a listener noticed since the record was begun; it outlives the document. Times are by the machine's clock. */
export interface TabRecord {
  /** The last version that stood on the screen, and since when. */
  version: string;
  shownAtMs: number;
  /** The longest time without the area: not there, still loading, or in a document that is being replaced. */
  longestAbsenceMs: number;
  absentSinceMs: number | null;
  /** The longest time in which the music did not go on, and that time until now. */
  longestSilenceMs: number;
  silenceMs: number;
  /** When the position of the music was last looked at. */
  lookedAtMs: number;
  /** Documents that were replaced. */
  reloads: number;
}

declare global {
  interface Window {
    benchRecord?: { read(): TabRecord; begin(): void };
  }
}

export interface WatchedTab {
  readonly remote: string;
  /** The record's place in the session's storage. */
  readonly key: string;
}

/** Runs in each document before anything else: looks in every frame at the area and at the position of the music. */
export function watchTab({ remote, key }: WatchedTab): void {
  if (window !== window.top) return;
  const stored = sessionStorage.getItem(key);
  // Written by this function in the document before.
  const record = stored ? (JSON.parse(stored) as TabRecord) : empty();
  let positionS: number | null = null;

  function empty(): TabRecord {
    return {
      version: '',
      shownAtMs: 0,
      longestAbsenceMs: 0,
      absentSinceMs: null,
      longestSilenceMs: 0,
      silenceMs: 0,
      lookedAtMs: Date.now(),
      reloads: 0,
    };
  }

  function listen(nowMs: number): void {
    const audio = document.querySelector('audio');
    const passedMs = nowMs - record.lookedAtMs;
    const movedMs = audio && positionS !== null ? (audio.currentTime - positionS) * 1000 : 0;
    const heardMs = Math.min(Math.max(movedMs, 0), passedMs);
    record.silenceMs += passedMs - heardMs;
    record.longestSilenceMs = Math.max(record.longestSilenceMs, record.silenceMs);
    if (heardMs > 0) record.silenceMs = 0;
    record.lookedAtMs = nowMs;
    positionS = audio ? audio.currentTime : null;
  }

  function standing(): HTMLElement | null {
    const area = document.querySelector<HTMLElement>(`[data-remote="${remote}"] > [data-version]:not([data-staged])`);
    return area?.querySelector('h1') && !area.querySelector('[aria-busy="true"]') ? area : null;
  }

  function look(nowMs: number): void {
    const area = standing();
    if (!area) {
      record.absentSinceMs ??= nowMs;
      return;
    }
    const absenceMs = record.absentSinceMs === null ? 0 : nowMs - record.absentSinceMs;
    record.longestAbsenceMs = Math.max(record.longestAbsenceMs, absenceMs);
    record.absentSinceMs = null;
    const version = area.dataset['version'] ?? '';
    if (version !== record.version) Object.assign(record, { version, shownAtMs: nowMs });
  }

  function eachFrame(): void {
    listen(Date.now());
    look(Date.now());
    requestAnimationFrame(eachFrame);
  }

  window.addEventListener('pagehide', () => {
    listen(Date.now());
    record.absentSinceMs ??= Date.now();
    record.reloads += 1;
    sessionStorage.setItem(key, JSON.stringify(record));
  });
  window.benchRecord = {
    read: () => record,
    begin: () => Object.assign(record, { ...empty(), version: record.version, shownAtMs: record.shownAtMs }),
  };
  requestAnimationFrame(eachFrame);
}

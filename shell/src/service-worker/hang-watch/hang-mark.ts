export interface Version {
  readonly remote: string;
  readonly version: string;
}

/** A page's message to the worker about it. */
export interface Watched extends Version {
  /** It keeps the page busy, and this worker only reports that; otherwise the page is watched from now on. */
  readonly isBusy?: true;
  /** The path for reports; with the contracts the worker would be ten times as large. */
  readonly reportsPath: string;
}

export function isWatched(data: unknown): data is Watched {
  return typeof data === 'object' && data !== null && 'reportsPath' in data;
}

/** The cache key of when a version hung; it is never requested. */
export function hangAddress({ remote, version }: Version): string {
  return `/hangs/${remote}/${version}`;
}

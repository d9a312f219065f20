/** A version of an area. */
export interface Version {
  readonly remote: string;
  readonly version: string;
}

/** What a page tells the worker of it. */
export interface Watched extends Version {
  /** It keeps the page busy, which is all that this worker is for; otherwise the page is watched from now on. */
  readonly isBusy?: true;
  /** Where reports go; the worker would be ten times as large with the contracts. */
  readonly reportsPath: string;
}

export function isWatched(data: unknown): data is Watched {
  return typeof data === 'object' && data !== null && 'reportsPath' in data;
}

/** Where the cache keeps when a version hung; nothing is ever requested there. */
export function hangAddress({ remote, version }: Version): string {
  return `/hangs/${remote}/${version}`;
}

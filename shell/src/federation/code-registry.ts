import type { LiveRelease } from '@afterglow/shared-contracts';

export interface TrustedRelease {
  readonly release: LiveRelease;
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  /** From the second attempt on the URLs differ; see `retryUrl`. */
  readonly attempt: number;
  /** Its stylesheets wait (`media="not all"`), or they would restyle the version still on the screen. */
  held: boolean;
  pending: number;
  /** URLs that timed out, which their error event cannot tell. */
  readonly timedOut: Set<string>;
}

/** The releases whose code may run now. A file that belongs to none of them gets a hash that never matches. */
export interface CodeRegistry {
  admit(release: LiveRelease, options: Pick<TrustedRelease, 'attempt' | 'held'>): TrustedRelease;
  forget(admitted: TrustedRelease): void;
  find(url: string): TrustedRelease | undefined;
}

export function createCodeRegistry(): CodeRegistry {
  const admitted = new Set<TrustedRelease>();
  return {
    admit(release, { attempt, held }) {
      const entry = {
        release,
        baseUrl: absolute(release.baseUrl),
        attempt,
        held,
        pending: 0,
        timedOut: new Set<string>(),
      };
      admitted.add(entry);
      return entry;
    },
    forget: (entry) => void admitted.delete(entry),
    find: (url) => [...admitted].findLast(({ baseUrl }) => absolute(url).startsWith(baseUrl)),
  };
}

export function fileUrl(release: LiveRelease, file: string): string {
  return new URL(file, absolute(release.baseUrl)).href;
}

/**
 * The URL from which an attempt requests a file. The same URL again would get the hanging request, or the bytes of a
 * permanent cache; servers ignore the query.
 */
export function retryUrl({ attempt }: Pick<TrustedRelease, 'attempt'>, url: string): string {
  return attempt > 1 ? `${url}?attempt=${attempt}` : url;
}

export function canonicalUrl(url: string): string {
  return absolute(url).replace(/[?#][^]*/, '');
}

export function publishedIntegrity({ release, baseUrl }: TrustedRelease, url: string): string | undefined {
  const file = canonicalUrl(url).slice(baseUrl.length);
  return Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

import type { LiveRelease } from '@afterglow/shared-contracts';

/** A release whose files may run in this page. */
export interface AdmittedRelease {
  readonly release: LiveRelease;
  /** Absolute, with a slash at its end. */
  readonly baseUrl: string;
  /** Its stylesheets wait (`media="not all"`), or they would restyle the version that is still shown. */
  held: boolean;
  /** Addresses that did not answer in time; the error event they get cannot say so itself. */
  readonly timedOut: Set<string>;
}

/** The releases of which code may run now. A file below none of them gets a hash that never matches. */
export interface CodeRegistry {
  admit(release: LiveRelease, options: { readonly held: boolean }): AdmittedRelease;
  forget(admitted: AdmittedRelease): void;
  find(url: string): AdmittedRelease | undefined;
}

export function createCodeRegistry(): CodeRegistry {
  const admitted = new Set<AdmittedRelease>();
  return {
    admit(release, { held }) {
      const entry = { release, baseUrl: absolute(release.baseUrl), held, timedOut: new Set<string>() };
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

/** The published hash of an address of this release. */
export function publishedIntegrity({ release, baseUrl }: AdmittedRelease, url: string): string | undefined {
  const file = absolute(url)
    .slice(baseUrl.length)
    .replace(/[?#].*$/, '');
  return Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}

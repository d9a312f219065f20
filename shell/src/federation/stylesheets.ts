import type { TrustedRelease } from './code-registry.ts';

/** Applies the held stylesheets of a release, all at once. */
export function revealStylesheets(admitted: TrustedRelease): void {
  admitted.held = false; // releases those still to come
  for (const link of linksOf(admitted, 'stylesheet')) link.media = 'all';
}

/** Removes every trace of a release from the head: stylesheets, and unused hints. */
export function removeLinks(admitted: TrustedRelease): void {
  for (const rel of ['stylesheet', 'preload'] as const) for (const link of linksOf(admitted, rel)) link.remove();
}

function linksOf({ baseUrl }: TrustedRelease, rel: 'stylesheet' | 'preload'): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].filter(({ href }) =>
    href.startsWith(baseUrl),
  );
}

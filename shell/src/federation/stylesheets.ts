import type { TrustedRelease } from './code-registry.ts';

export function revealStylesheets(admitted: TrustedRelease): void {
  admitted.held = false; // for stylesheets that arrive later
  for (const link of linksOf(admitted, 'stylesheet')) link.media = 'all';
}

/** Removes all links of a release from the head: stylesheets, and unused hints. */
export function removeLinks(admitted: TrustedRelease): void {
  for (const rel of ['stylesheet', 'preload'] as const) for (const link of linksOf(admitted, rel)) link.remove();
}

function linksOf({ baseUrl }: TrustedRelease, rel: 'stylesheet' | 'preload'): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].filter(({ href }) =>
    href.startsWith(baseUrl),
  );
}

import { pathnameOf } from '../ports/internal-path.ts';
import { linkOf, pathOfLink } from '../ports/link-clicks.ts';
import type { Applications } from './applications.ts';

export type Areas = Pick<Applications, 'ownerOf' | 'slotOf'>;

/** The pointer passes over many links of a list, and rests only on the intended one. */
const REST_MS = 65;

/**
 * Preloads the area behind a link when the pointer rests on it, a finger touches it or it gets the focus. Returns a
 * disposer.
 */
export function loadAheadOnIntent(areas: Areas): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prepare = (event: Event) => prepareArea(linkOf(event), areas);
  function onPointerOver(event: Event) {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link) resting = setTimeout(() => prepareArea(link, areas), REST_MS);
  }

  // This code loads once the page is idle; the pointer may already rest on a link.
  prepareArea(document.querySelector<HTMLAnchorElement>('a:hover'), areas);
  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.addEventListener('pointerdown', prepare, { signal, passive: true });
  document.addEventListener('focusin', prepare, { signal });
  return () => {
    clearTimeout(resting);
    stopping.abort();
  };
}

/** Loads the code of the area behind a link, unless it is loaded or pending. */
export function prepareArea(link: HTMLAnchorElement | null, { ownerOf, slotOf }: Areas): void {
  const path = link && pathOfLink(link);
  if (!path) return;
  const owner = ownerOf(pathnameOf(path));
  if (owner.kind === 'remote') slotOf(owner.remote)?.prepare();
}

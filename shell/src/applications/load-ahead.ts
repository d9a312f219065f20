import { pathnameOf } from '../ports/internal-path.ts';
import { linkOf, pathOfLink } from '../ports/link-clicks.ts';
import type { Applications } from './applications.ts';

type Areas = Pick<Applications, 'ownerOf' | 'slotOf'>;

/** On a list of links the pointer passes many; it rests on the one that is meant. */
const REST_MS = 65;

/** Loads the area behind a link when the pointer rests on it, a finger touches it or it gets the focus. Returns its undoing. */
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

  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.addEventListener('pointerdown', prepare, { signal, passive: true });
  document.addEventListener('focusin', prepare, { signal });
  return () => {
    clearTimeout(resting);
    stopping.abort();
  };
}

const IN_VIEW = '[data-load-ahead="in-view"]';

/**
 * Loads the areas behind links that are marked `data-load-ahead="in-view"`, or are in something marked so, once they are seen. Not of every link: the frame's are always
 * in view, and opening a page would load the whole site.
 */
export function loadAheadInView(areas: Areas): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (target instanceof HTMLAnchorElement) prepareArea(target, areas);
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll(`a${IN_VIEW}, ${IN_VIEW} a`)) seen.observe(link);
  };
  const changes = new MutationObserver(observe);
  changes.observe(document.body, { subtree: true, childList: true });
  observe();
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}

function prepareArea(link: HTMLAnchorElement | null, { ownerOf, slotOf }: Areas): void {
  const path = link && pathOfLink(link);
  if (!path) return;
  const owner = ownerOf(pathnameOf(path));
  if (owner.kind === 'remote') slotOf(owner.remote)?.prepare();
}

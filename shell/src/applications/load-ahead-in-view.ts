import { prepareArea, type Areas } from './load-ahead.ts';

const IN_VIEW = '[data-load-ahead="in-view"]';

/**
 * Preloads the areas behind links marked `data-load-ahead="in-view"`, or inside a marked element, once they are
 * visible. Not for every link: the frame's are always visible, and opening a page would load the whole site.
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

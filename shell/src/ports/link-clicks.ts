import { internalPath, type NavigationPort } from '@afterglow/shared-contracts';

/** Below these paths are files and services, not pages. */
const NOT_PAGES = /^\/(remotes|releases|v3)(\/|$)/;

/** The path of a link inside the site, if following it needs no page load. */
export function pathOfLink(link: HTMLAnchorElement): string | undefined {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || !link.hasAttribute('href'))
    return undefined;
  const path = internalPath(link.href);
  return path && !NOT_PAGES.test(path) ? path : undefined;
}

/** How one page replaces another; immediately by default. */
type ChangePage = (change: () => void, path: string) => void;

/** Turns clicks on links of this site into navigations without a page load; returns a disposer. */
export function interceptLinkClicks(
  navigation: NavigationPort,
  changePage: ChangePage = (change) => change(),
): () => void {
  function onClick(event: MouseEvent) {
    const link = linkOf(event);
    if (!link || isForTheBrowser(event)) return;
    const path = pathOfLink(link);
    if (path === undefined || isFragmentOnly(path)) return;
    event.preventDefault();
    changePage(() => navigation.navigate(path), path);
  }
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Another listener has handled it, or the click asks for a new tab, a window or a download. */
function isForTheBrowser({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function isFragmentOnly(path: string): boolean {
  return path.includes('#') && path.split('#')[0] === `${location.pathname}${location.search}`;
}

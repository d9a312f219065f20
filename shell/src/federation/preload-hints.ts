import { bestRoute, type LiveRelease } from '@afterglow/shared-contracts';
import { fileUrl } from './code-registry.ts';

/** Asks for everything that showing `pathname` needs at once, instead of file after file as the code finds out. */
export function preloadRelease(release: LiveRelease, pathname: string): void {
  const route = bestRoute(release.routes, pathname);
  const scripts = [release.entry, ...release.scripts, ...(route?.scripts ?? [])];
  const styles = [...release.styles, ...(route?.styles ?? [])];
  for (const file of new Set(scripts)) hint(release, file, 'script');
  for (const file of new Set(styles)) hint(release, file, 'style');
}

function hint(release: LiveRelease, file: string, as: 'script' | 'style'): void {
  const href = fileUrl(release, file);
  const integrity = release.integrity[file];
  if (!integrity || isHinted(href)) return;
  // Integrity and cross-origin mode must be those of the later request, or the browser fetches twice.
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' });
  const remove = () => link.remove();
  link.addEventListener('load', remove, { once: true });
  link.addEventListener('error', remove, { once: true });
  document.head.append(link);
}

function isHinted(href: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some((link) => link.href === href);
}

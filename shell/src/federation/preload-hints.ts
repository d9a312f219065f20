import { createPageMatcher, pagesOf } from '@afterglow/shared-contracts';
import { fileUrl, retryUrl, type TrustedRelease } from './code-registry.ts';

/** Requests all files for `pathname` in parallel, instead of one by one as the code discovers them. */
export function preloadRelease(admitted: TrustedRelease, pathname: string): void {
  const { release } = admitted;
  const page = createPageMatcher(pagesOf(release))(pathname)?.page;
  const scripts = [release.entry, ...release.scripts, ...(page?.scripts ?? [])];
  const styles = [...release.styles, ...(page?.styles ?? [])];
  for (const file of new Set(scripts)) hint(admitted, file, 'script');
  for (const file of new Set(styles)) hint(admitted, file, 'style');
}

function hint(admitted: TrustedRelease, file: string, as: 'script' | 'style'): void {
  const href = retryUrl(admitted, fileUrl(admitted.release, file));
  const integrity = admitted.release.integrity[file];
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

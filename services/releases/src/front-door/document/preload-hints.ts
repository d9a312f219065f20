import type { LiveRelease, ReleaseManifest, ShellManifest } from '@afterglow/shared-contracts';
import { tag } from './html.ts';
import type { MatchedPage } from '../matched-page.ts';

type HintKind = 'font' | 'image' | 'script' | 'style';

/** Preloads for all files of the page that the document itself does not name, so that one round trip fetches everything. */
export function preloadHints(shell: ShellManifest, shellBaseUrl: string, matched: MatchedPage | undefined): string[] {
  const integrity = integrityByPath(shell);
  const own = shell.preload.map((path) => hint(`${shellBaseUrl}${path}`, kindOf(path), integrity.get(path)));
  return [...own, ...(matched ? remoteHints(matched) : [])];
}

export function integrityByPath(manifest: ReleaseManifest): ReadonlyMap<string, string> {
  return new Map(manifest.files.map(({ path, integrity }) => [path, integrity]));
}

function remoteHints({ page: { release, ...page } }: MatchedPage): string[] {
  const styles = new Set([...release.styles, ...page.styles]);
  const scripts = new Set([release.entry, ...release.scripts, ...page.scripts]);
  return [...styles, ...scripts].map((path) => remoteHint(release, path));
}

function remoteHint({ baseUrl, integrity }: LiveRelease, path: string): string {
  return hint(`${baseUrl}${path}`, kindOf(path), integrity[path]);
}

/** Integrity and cross-origin mode must match the later request, or the browser fetches twice; fonts have no integrity. */
function hint(href: string, kind: HintKind, integrity: string | undefined): string {
  return tag('link', {
    rel: 'preload',
    as: kind,
    href,
    type: kind === 'font' ? 'font/woff2' : undefined,
    crossorigin: kind === 'image' ? undefined : 'anonymous',
    integrity: kind === 'script' || kind === 'style' ? integrity : undefined,
  });
}

function kindOf(path: string): HintKind {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return path.endsWith('.woff2') ? 'font' : 'image';
}

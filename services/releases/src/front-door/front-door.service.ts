import type { ContentEncoding } from '@afterglow/kit';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type LiveSet, OFFLINE_DOCUMENT_PATH, type PageConfig, type ShellManifest } from '@afterglow/shared-contracts';
import { isTombstone } from '@afterglow/shared-registry-contracts';
import { LRUCache } from 'lru-cache';
import type { DocumentAddition } from '../registry/previews/index.ts';
import type { Visitor } from '../registry/live-views/index.ts';
import { currentPathOf, type MatchedPage, matchPage } from './matched-page.ts';
import type { PagePreview } from './previews/page-preview.ts';
import type { PagePreviews, PreviewOutcome } from './previews/page-previews.ts';
import { type DocumentInput, renderDocument } from './document/render-document.ts';
import { warmUpPage } from './document/warm-up-page.ts';

/** Paths of the shell itself; any other unknown path is the 404 page. */
const SHELL_PATHS = new Set(['/logout', OFFLINE_DOCUMENT_PATH]);
/** The first visitor of a page waits for it, so not the slowest. */
const BROTLI_QUALITY = 6;
/** Some kilobytes each. */
const MOST_PAGES = 1_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Page =
  | { readonly status: 200 | 404 | 503; readonly content: Buffer; readonly liveSet: LiveSet }
  /** The page's current path, without the query. */
  | { readonly status: 308; readonly location: string };

export interface FrontDoorService {
  /** The page at a path for the current live set; `isFallback` when the browser has stored all code. */
  page(pathname: string, encoding: ContentEncoding, isFallback: boolean, visitor?: Visitor): Promise<Page>;
}

export interface FrontDoorOptions {
  /** The live set of a visitor; without one, that of everyone. */
  currentLiveSet: (visitor?: Visitor) => LiveSet;
  findShell: (liveSet: LiveSet) => Promise<ShellManifest | undefined>;
  pageConfig: Partial<PageConfig> | undefined;
  previews: PagePreviews;
  origin: () => string;
  /** Additional markup of every page. */
  addition?: DocumentAddition;
}

type PageParts = Required<Pick<DocumentInput, 'isFallback' | 'isWhole' | 'unlisted'>> & {
  matched: MatchedPage | undefined;
  preview: PagePreview | undefined;
};
interface MadePage {
  readonly preview: PagePreview | undefined;
  readonly content: Promise<Buffer>;
}

export function createFrontDoorService(deps: FrontDoorOptions): FrontDoorService {
  const { currentLiveSet, findShell, pageConfig, previews, origin, addition } = deps;
  // Rendered once per page and encoding; a new revision clears the cache, and so does another preview of the page.
  let cachedRevision = -1;
  let cached = newPages();

  async function makePage(liveSet: LiveSet, parts: PageParts): Promise<string> {
    const shell = await findShell(liveSet);
    const preview = parts.preview && { ...parts.preview, path: currentPathOf(liveSet, parts.preview.path) };
    const given = { liveSet, pageConfig, addition, origin: origin(), ...parts, preview };
    return shell ? renderDocument({ ...given, shell }) : warmUpPage;
  }

  function contentOf(key: string, preview: PagePreview | undefined, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = cached.get(key);
    if (known && known.preview === preview) return known.content;
    const pages = cached;
    const content = make();
    pages.set(key, { preview, content });
    // A failure is not cached.
    content.catch(() => pages.delete(key));
    return content;
  }

  /** Read after all waiting: a cached page must match its revision. */
  function latestLiveSet(visitor: Visitor | undefined): LiveSet {
    const liveSet = currentLiveSet(visitor);
    if (liveSet.revision !== cachedRevision) {
      cachedRevision = liveSet.revision;
      cached = newPages();
    }
    return liveSet;
  }

  return {
    async page(pathname, encoding, isFallback, visitor) {
      const asked = matchPage(currentLiveSet(visitor), pathname);
      if (asked?.movedTo !== undefined) return { status: 308, location: asked.movedTo };
      const outcome: PreviewOutcome = asked ? await previews.of(asked) : { kind: 'unknown' };
      const liveSet = latestLiveSet(visitor);
      const matched = matchPage(liveSet, pathname);
      const preview = previewIn(outcome);
      const status = outcome.kind === 'missing' ? 404 : statusOf(liveSet, matched, pathname);
      const isWhole = pathname === OFFLINE_DOCUMENT_PATH;
      const parts = { matched, preview, unlisted: status !== 200 || matched === undefined, isFallback, isWhole };
      const owner = matched && `${matched.page.remote} ${matched.page.key}`;
      const key = [encoding, owner, preview?.path, parts.unlisted, isFallback, isWhole, versionsOf(liveSet)].join(' ');
      const make = async () => encode(Buffer.from(await makePage(liveSet, parts)), encoding);
      return { status, content: await contentOf(key, preview, make), liveSet };
    },
  };
}

/** Visitors of one revision may have different versions. */
function versionsOf({ shellVersion, remotes }: LiveSet): string {
  return [shellVersion, ...remotes.map(({ name, live }) => `${name} ${live.version}`)].join();
}

function newPages(): LRUCache<string, MadePage> {
  return new LRUCache({ max: MOST_PAGES });
}

function previewIn(outcome: PreviewOutcome): PagePreview | undefined {
  return outcome.kind === 'known' ? outcome.preview : undefined;
}

function statusOf(liveSet: LiveSet, matched: MatchedPage | undefined, pathname: string): 200 | 404 | 503 {
  if (liveSet.shellVersion === null) return 503;
  if (matched?.page.notFound !== undefined) return 404;
  // A retired area may be restored, so it is not gone permanently (410).
  if (matched !== undefined && isTombstone(matched.page.release.version)) return 404;
  return matched !== undefined || SHELL_PATHS.has(pathname) ? 200 : 404;
}

function encode(html: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return compressGzip(html);
    case 'identity':
      return Promise.resolve(html);
  }
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type LiveSet,
  type PageConfig,
  type ReleaseManifest,
  SHELL_RELEASE_NAME,
  type ShellManifest,
} from '@afterglow/shared-contracts';
import type { ContentEncoding } from '../../http/accepted-encoding.ts';
import { type MatchedRoute, matchRoute } from './matched-route.ts';
import { renderDocument } from './render-document.ts';
import { startingPage } from './starting-page.ts';

/** Paths that the shell itself answers; whatever else nobody owns is the 404 page. */
const shellPaths = new Set(['/logout']);
/** The first visitor of a route waits for it, so not the slowest. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Page = { status: 200 | 404 | 503; content: Buffer };

export interface FrontDoorService {
  /** The page of a path for the live set of this moment. */
  page(pathname: string, encoding: ContentEncoding): Promise<Page>;
}

export type FrontDoorDeps = {
  currentLiveSet: () => LiveSet;
  findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  pageConfig: Partial<PageConfig> | undefined;
};

export function createFrontDoorService({ currentLiveSet, findManifest, pageConfig }: FrontDoorDeps): FrontDoorService {
  // Made once per route, encoding and revision: a new revision starts it anew.
  let cachedRevision = -1;
  let cached = new Map<string, Promise<Buffer>>();

  async function liveShell({ shellVersion }: LiveSet): Promise<ShellManifest | undefined> {
    const shell = shellVersion === null ? undefined : await findManifest(SHELL_RELEASE_NAME, shellVersion);
    return shell?.kind === 'shell' ? shell : undefined;
  }

  async function makePage(liveSet: LiveSet, matched: MatchedRoute | undefined): Promise<string> {
    const shell = await liveShell(liveSet);
    return shell ? renderDocument({ liveSet, shell, matched, pageConfig }) : startingPage;
  }

  return {
    async page(pathname, encoding) {
      const liveSet = currentLiveSet();
      if (liveSet.revision !== cachedRevision) {
        cachedRevision = liveSet.revision;
        cached = new Map();
      }
      const matched = matchRoute(liveSet, pathname);
      const key = `${encoding} ${matched?.key ?? ''}`;
      const cache = cached;
      const content = cache.get(key) ?? makePage(liveSet, matched).then((html) => encode(Buffer.from(html), encoding));
      cache.set(key, content);
      // A failure is not kept.
      content.catch(() => cache.delete(key));
      return { status: statusOf(liveSet, matched, pathname), content: await content };
    },
  };
}

function statusOf(liveSet: LiveSet, matched: MatchedRoute | undefined, pathname: string): Page['status'] {
  if (liveSet.shellVersion === null) return 503;
  return matched !== undefined || shellPaths.has(pathname) ? 200 : 404;
}

function encode(html: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    case 'gzip':
      return compressGzip(html);
    case 'identity':
      return Promise.resolve(html);
  }
}

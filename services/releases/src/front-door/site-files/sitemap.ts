import {
  artistPath,
  CHANNEL_IDS,
  channelPath,
  chartPath,
  type LiveSet,
  type Mix,
  type PageSubjectKind,
  mixPath,
  playlistPath,
  showPath,
} from '@afterglow/shared-contracts';
import { escapeHtml } from '@afterglow/kit';
import type { CatalogReader } from '../previews/catalog-reader.ts';
import { currentPathOf, livePages, plainPathOf } from '../matched-page.ts';

/** A file costs one page of a list, however large the catalog is. */
const ITEMS_PER_FILE = 200;
/** The protocol's limit for one index. */
const MOST_FILES = 50_000;

const LIST_OF = { mixes: 'listMixes', artists: 'listArtists', playlists: 'listPlaylists' } as const;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_SECTIONS = ['pages', 'mixes', 'artists', 'playlists'] as const;
type Section = (typeof SITEMAP_SECTIONS)[number];
interface Entry {
  readonly path: string;
  readonly changedAt?: string;
}

export interface Sitemap {
  index(): Promise<string>;
  file(section: Section, number: number): Promise<string | undefined>;
}

export interface SitemapOptions {
  readonly catalog: CatalogReader;
  readonly currentLiveSet: () => LiveSet;
  readonly origin: () => string;
}

/** Every page that the live areas declare as listed; the service is read for the subjects on request. */
export function createSitemap({ catalog, currentLiveSet, origin }: SitemapOptions): Sitemap {
  function lists(about: PageSubjectKind): boolean {
    return livePages(currentLiveSet()).some((page) => page.listed === true && page.about === about);
  }

  function pageEntries(): readonly Entry[] {
    const plain = livePages(currentLiveSet())
      .filter(({ listed }) => listed === true)
      .map(plainPathOf);
    const channels = lists('channel') ? CHANNEL_IDS.map(channelPath) : [];
    return [...plain, ...channels].flatMap((path) => (path === undefined ? [] : [{ path }]));
  }

  async function entriesOf(section: Section, number: number): Promise<readonly Entry[]> {
    const query = { offset: (number - 1) * ITEMS_PER_FILE, limit: ITEMS_PER_FILE };
    switch (section) {
      case 'pages':
        return number === 1 ? pageEntries() : [];
      case 'mixes':
        return mixEntries((await catalog.read(LIST_OF.mixes, { query })) ?? [], lists);
      case 'artists':
        if (!lists('artist')) return [];
        return ((await catalog.read(LIST_OF.artists, { query })) ?? []).map((artist) => ({
          path: artistPath(artist),
        }));
      case 'playlists':
        return ((await catalog.read(LIST_OF.playlists, { query })) ?? [])
          .filter(({ type }) => lists(type === 'chart' ? 'chart' : 'playlist'))
          .map(({ id, type }) => ({ path: type === 'chart' ? chartPath(id) : playlistPath(id) }));
    }
  }

  async function itemsOf(section: Section): Promise<number> {
    switch (section) {
      case 'pages':
        return 1;
      case 'mixes':
        return lists('mix') || lists('show') ? catalog.count(LIST_OF.mixes) : 0;
      case 'artists':
        return lists('artist') ? catalog.count(LIST_OF.artists) : 0;
      case 'playlists':
        return lists('chart') || lists('playlist') ? catalog.count(LIST_OF.playlists) : 0;
    }
  }

  async function filesOf(section: Section): Promise<readonly string[]> {
    const items = await itemsOf(section);
    return Array.from(
      { length: Math.ceil(items / ITEMS_PER_FILE) },
      (_, index) => `/sitemaps/${section}-${index + 1}.xml`,
    );
  }

  return {
    async index() {
      const files = (await Promise.all(SITEMAP_SECTIONS.map(filesOf))).flat().slice(0, MOST_FILES);
      return document(
        'sitemapindex',
        files.map((path) => element('sitemap', origin(), { path })),
      );
    },
    async file(section, number) {
      const entries = await entriesOf(section, number);
      if (entries.length === 0) return undefined;
      const liveSet = currentLiveSet();
      return document(
        'urlset',
        entries.map((entry) => element('url', origin(), { ...entry, path: currentPathOf(liveSet, entry.path) })),
      );
    },
  };
}

/** There is no list of shows; they are found through their mixes. */
function mixEntries(mixes: readonly Mix[], lists: (about: PageSubjectKind) => boolean): readonly Entry[] {
  const shows = new Set(lists('show') ? mixes.map(({ show }) => showPath(show.id)) : []);
  const ofMixes = lists('mix')
    ? mixes.map(({ id, creation_time: changedAt }) => ({ path: mixPath(id), changedAt }))
    : [];
  return [...ofMixes, ...[...shows].map((path) => ({ path }))];
}

function document(root: string, elements: readonly string[]): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${root} xmlns="${NAMESPACE}">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

function element(name: string, origin: string, { path, changedAt }: Entry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
  return `<${name}><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</${name}>`;
}

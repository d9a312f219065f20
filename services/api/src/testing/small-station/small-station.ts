import { genreIdSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { CatalogSource } from '#app/seeding/seed-catalog-types.ts';
import type { Station } from '#app/station.ts';
import { buildBanners } from './banners.ts';
import { buildEpisodes, buildShowSlots } from './build-broadcasts.ts';
import { buildMixes } from './build-mixes.ts';
import { buildArtists, buildShows, SHOWS } from './build-people.ts';
import { buildPlaylists, buildRevisions } from './build-playlists.ts';
import { buildPlays } from './build-plays.ts';
import { SMALL_MEMBERS } from './members.ts';
import { SMALL_PICTURES } from './pictures.ts';
import { SMALL_MUSIC } from './pieces.ts';
import { readTable } from './read-table.ts';

const GENRES = readTable('genres', z.object({ name: z.string() }));

const SMALL_CATALOG: CatalogSource = {
  members: SMALL_MEMBERS,
  build(day) {
    const dayMs = Date.parse(`${day}T00:00:00Z`);
    const mixes = buildMixes(dayMs, SHOWS);
    const playlists = buildPlaylists(dayMs);
    return {
      genres: GENRES.map(({ name }, index) => ({ id: genreIdSchema.parse(index + 1), name })),
      artists: buildArtists(mixes),
      shows: buildShows(mixes),
      mixes,
      episodes: buildEpisodes(dayMs, mixes),
      showSlots: buildShowSlots(),
      playlists,
      revisions: buildRevisions(dayMs, playlists),
      banners: buildBanners(dayMs),
      plays: buildPlays(dayMs, mixes),
    };
  },
};

/** The station for tests: a whole catalog as tables, a tone for every piece, and sheets of one color. */
export const SMALL_STATION: Station = { music: SMALL_MUSIC, pictures: SMALL_PICTURES, catalog: SMALL_CATALOG };

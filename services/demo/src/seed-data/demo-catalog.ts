import { genreIdSchema, bannerIdSchema } from '@afterglow/shared-contracts';
import type { CatalogSource, BannerSeed } from '@afterglow/api';
import type { Track } from '#music/track-library.ts';
import { buildArtists } from './build-artists.ts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { SEED_BANNERS } from './content/banners.ts';
import { buildEpisodes } from './build-episodes.ts';
import { buildMixes } from './build-mixes.ts';
import { buildPlaylists } from './build-playlists.ts';
import { buildPlays } from './build-plays.ts';
import { buildRevisions } from './build-revisions.ts';
import { buildShowSlots } from './build-show-slots.ts';
import { buildShows } from './build-shows.ts';
import { SEED_GENRES } from './content/genres.ts';
import { DEMO_MEMBERS } from './content/members.ts';

/** The invented catalog, whose mixes consist of the given pieces of music. */
export function createDemoCatalog(library: readonly Track[]): CatalogSource {
  return {
    members: DEMO_MEMBERS,
    build(day) {
      const mixes = buildMixes(day, library);
      const shows = buildShows(mixes);
      const playlists = buildPlaylists(day, mixes);
      return {
        genres: SEED_GENRES.map(({ name }, index) => ({ id: genreIdSchema.parse(index + 1), name })),
        artists: buildArtists(mixes),
        shows,
        mixes,
        episodes: buildEpisodes(day, mixes),
        showSlots: buildShowSlots(shows),
        playlists,
        revisions: buildRevisions(day, playlists),
        banners: buildBanners(day),
        plays: buildPlays(day, mixes),
      };
    },
  };
}

/** The banners, each changed an hour before the last. */
function buildBanners(day: string): BannerSeed[] {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  return SEED_BANNERS.map((banner, index) => ({
    ...banner,
    id: bannerIdSchema.parse(index + 1),
    modificationTime: new Date(dayMs - index * HOUR_MS),
  }));
}

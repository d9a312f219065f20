import { genreIdSchema } from '@afterglow/shared-contracts';
import type { CatalogSource } from '@afterglow/api';
import type { Track } from '#music/track-library.ts';
import { buildArtists } from './build-artists.ts';
import { buildBanners } from './build-banners.ts';
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

import { artistIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import { escapeHtml, slugOf } from '@afterglow/kit';
import type { MixSeed, ShowSeed } from '@afterglow/api';
import { SEED_ARTISTS } from './content/artists.ts';
import { SEED_GENRES } from './content/genres.ts';
import { SEED_SHOWS } from './content/shows.ts';
import { totalReach } from './sum-of-reach.ts';

/** The shows with their IDs from 1 up; a show and its host have the same ID. */
export function buildShows(mixes: readonly MixSeed[]): ShowSeed[] {
  return SEED_SHOWS.map((show, index) => {
    const id = showIdSchema.parse(index + 1);
    const host = SEED_ARTISTS[index];
    const genre = SEED_GENRES.find(({ name }) => name === host?.genre);
    return {
      id,
      url: slugOf(show.title),
      title: show.title,
      artistId: artistIdSchema.parse(index + 1),
      channelId: genre?.channel ?? null,
      genres: genre === undefined ? [] : [genre.name],
      summary: `<p>${escapeHtml(show.summary)}</p><p>Hosted by <strong>${escapeHtml(host?.name ?? '')}</strong> from ${escapeHtml(host?.city ?? '')}.</p>`,
      reach: totalReach(mixes.filter(({ showId }) => showId === id)),
    };
  });
}

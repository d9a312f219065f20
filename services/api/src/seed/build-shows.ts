import { artistIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import type { Insertable } from 'kysely';
import { sanitiseHtml } from '#catalogue/sanitise-html.ts';
import type { ShowsTable } from '#db/tables/shows.table.ts';
import { SEED_ARTISTS } from './content/artists.ts';
import { SEED_GENRES } from './content/genres.ts';
import { SEED_SHOWS } from './content/shows.ts';
import { escapeHtml } from '#http/html.ts';
import type { PictureColor } from './picture-color.ts';
import { slugOf } from './slug.ts';

export type ShowSeed = Omit<Insertable<ShowsTable>, 'reach'>;

/** The shows with their ids from 1 up; show and host have the same number. */
export function buildShows(colorOf: PictureColor): ShowSeed[] {
  return SEED_SHOWS.map((show, index) => {
    const id = showIdSchema.parse(index + 1);
    const host = SEED_ARTISTS[index];
    const genre = SEED_GENRES.find(({ name }) => name === host?.genre);
    return {
      id,
      url: slugOf(show.title),
      title: show.title,
      artist_id: artistIdSchema.parse(index + 1),
      channel_id: genre?.channel ?? null,
      genres: genre === undefined ? [] : [genre.name],
      summary: sanitiseHtml(
        `<p>${escapeHtml(show.summary)}</p><p>Hosted by <strong>${escapeHtml(host?.name ?? '')}</strong> from ${escapeHtml(host?.city ?? '')}.</p>`,
      ),
      color: colorOf('show', id),
    };
  });
}

import { artistIdSchema, channelIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import { slugOf } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { ArtistSeed, MixSeed, ShowSeed } from '#app/seeding/seed-catalog-types.ts';
import { asYesNo, readTable } from './read-table.ts';

const ARTISTS = readTable('artists', z.object({ title: z.string(), hero: asYesNo }));

export const SHOWS = readTable('shows', z.object({ title: z.string(), channelId: channelIdSchema, genre: z.string() }));

/** The artists with their IDs from 1 up; their plays are the sums of those of their mixes. */
export function buildArtists(mixes: readonly MixSeed[]): ArtistSeed[] {
  return ARTISTS.map(({ title, hero }, index) => {
    const id = artistIdSchema.parse(index + 1);
    const url = slugOf(title);
    return {
      id,
      url,
      title,
      biography: `<p><strong>${title}</strong> plays records.</p>`,
      hasHero: hero,
      facebookUsername: null,
      instagramUsername: url.replaceAll('-', ''),
      twitterUsername: null,
      tiktokUsername: null,
      websiteUrl: `https://${url}.example`,
      reach: sumOfReach(mixes.filter(({ artistId }) => artistId === id)),
    };
  });
}

/** The shows with their IDs from 1 up; a show and its host have the same ID. */
export function buildShows(mixes: readonly MixSeed[]): ShowSeed[] {
  return SHOWS.map(({ title, channelId, genre }, index) => {
    const id = showIdSchema.parse(index + 1);
    return {
      id,
      url: slugOf(title),
      title,
      artistId: artistIdSchema.parse(index + 1),
      channelId,
      genres: [genre],
      summary: `<p>Hosted by <strong>${ARTISTS[index]?.title ?? ''}</strong>.</p>`,
      reach: sumOfReach(mixes.filter(({ showId }) => showId === id)),
    };
  });
}

function sumOfReach(mixes: readonly MixSeed[]): number {
  return mixes.reduce((sum, { reach }) => sum + reach, 0);
}

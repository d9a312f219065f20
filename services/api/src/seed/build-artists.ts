import { artistIdSchema } from '@afterglow/shared-contracts';
import type { Insertable } from 'kysely';
import { sanitiseHtml } from '#catalogue/sanitise-html.ts';
import type { ArtistsTable } from '#db/tables/artists.table.ts';
import { escapeHtml } from '#http/html.ts';
import { createRandom, type Random } from '#synthesis/random.ts';
import { SEED_ARTISTS, type SeedArtist } from './content/artists.ts';
import { SEED_BIOGRAPHIES } from './content/biographies.ts';
import { fillIn } from './fill-in.ts';
import type { PictureColor } from './picture-color.ts';
import { slugOf } from './slug.ts';

export type ArtistSeed = Omit<Insertable<ArtistsTable>, 'reach' | 'trend'>;

/** The artists with their ids from 1 up; their reach follows from their mixes. */
export function buildArtists(colorOf: PictureColor): ArtistSeed[] {
  return SEED_ARTISTS.map((artist, index) => {
    const id = artistIdSchema.parse(index + 1);
    const random = createRandom(`artist/${index}`);
    const url = slugOf(artist.name);
    const account = url.replaceAll('-', '');
    const maybe = (probability: number, text: string) => (random.chance(probability) ? text : null);
    return {
      id,
      url,
      title: artist.name,
      biography: biographyOf(artist, index),
      color: colorOf('artist', id),
      has_hero: random.chance(0.7),
      ...accountsOf(account, random),
      website_url: maybe(0.5, `https://${url}.example`),
    };
  });
}

function accountsOf(account: string, random: Random) {
  const maybe = (probability: number, text: string) => (random.chance(probability) ? text : null);
  return {
    facebook_username: maybe(0.6, account),
    instagram_username: maybe(0.9, account),
    twitter_username: maybe(0.5, account.slice(0, 15)),
    tiktok_username: maybe(0.4, account),
  };
}

function biographyOf({ name, city, genre }: SeedArtist, index: number): string {
  const paragraphs = SEED_BIOGRAPHIES[index % SEED_BIOGRAPHIES.length] ?? [];
  const words = { name: escapeHtml(name), city: escapeHtml(city), genre: escapeHtml(genre.toLowerCase()) };
  return sanitiseHtml(paragraphs.map((paragraph) => `<p>${fillIn(paragraph, words)}</p>`).join(''));
}

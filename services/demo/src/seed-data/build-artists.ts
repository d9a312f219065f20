import { artistIdSchema } from '@afterglow/shared-contracts';
import { escapeHtml, slugOf } from '@afterglow/kit';
import type { ArtistSeed, MixSeed } from '@afterglow/api';
import { createRandom, type Random } from '#music/random.ts';
import { SEED_ARTISTS, type SeedArtist } from './content/artists.ts';
import { SEED_BIOGRAPHIES } from './content/biographies.ts';
import { fillIn } from './fill-in.ts';
import { totalReach } from './sum-of-reach.ts';

/** The artists with their IDs from 1 up; their plays are the sums of those of their mixes. */
export function buildArtists(mixes: readonly MixSeed[]): ArtistSeed[] {
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
      hasHero: random.chance(0.7),
      ...accountsOf(account, random),
      websiteUrl: maybe(0.5, `https://${url}.example`),
      reach: totalReach(mixes.filter(({ artistId }) => artistId === id)),
    };
  });
}

function accountsOf(account: string, random: Random) {
  const maybe = (probability: number, text: string) => (random.chance(probability) ? text : null);
  return {
    facebookUsername: maybe(0.6, account),
    instagramUsername: maybe(0.9, account),
    twitterUsername: maybe(0.5, account.slice(0, 15)),
    tiktokUsername: maybe(0.4, account),
  };
}

function biographyOf({ name, city, genre }: SeedArtist, index: number): string {
  const paragraphs = SEED_BIOGRAPHIES[index % SEED_BIOGRAPHIES.length] ?? [];
  const words = { name: escapeHtml(name), city: escapeHtml(city), genre: escapeHtml(genre.toLowerCase()) };
  return paragraphs.map((paragraph) => `<p>${fillIn(paragraph, words)}</p>`).join('');
}

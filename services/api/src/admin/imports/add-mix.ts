import {
  type ArtistId,
  artistIdSchema,
  type MixId,
  mixIdSchema,
  type ShowId,
  showIdSchema,
  type Genre,
  genreIdSchema,
} from '@afterglow/shared-contracts';
import { jsonValue, slugOf } from '@afterglow/kit';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import type { PictureSource } from '#media/images/index.ts';
import type { Recording } from '@afterglow/audio';
import { genreKey } from './genre-key.ts';
import { nextId } from './next-id.ts';
import type { MixDraft } from './mix-draft.ts';

export interface StoredCover {
  readonly name: string;
  readonly color: string;
}

export interface NewMix {
  readonly draft: MixDraft;
  readonly recording: Recording;
  readonly cover: StoredCover | undefined;
  readonly nowMs: number;
  readonly colorOf: PictureSource['colorOf'];
}

/** Adds a mix with its artist, show and genres, where they are new. Within the given transaction. */
export async function addMix(db: ApiQueries, { draft, recording, cover, nowMs, colorOf }: NewMix): Promise<MixId> {
  const artistId = await resolveArtist(db, draft.artist, colorOf);
  const genres = await resolveGenres(db, draft.genres);
  const genreNames = genres.map(({ name }) => name);
  const showId = await resolveShow(db, { title: draft.show, artistId, genres: genreNames, colorOf });
  const id = mixIdSchema.parse(await nextId(db, 'mixes'));
  const creation_time = new Date(nowMs);
  await db
    .insertInto('mixes')
    .values({
      id,
      title: draft.title,
      description: draft.description,
      show_id: showId,
      artist_id: artistId,
      channel_id: draft.channel,
      duration_frames: recording.frames,
      creation_time,
      reach: 0,
      favorite_count: 0,
      trend: 0,
      premium: draft.isPremium,
      color: cover?.color ?? colorOf('mix', id),
      cover: cover?.name ?? null,
      genres: genreNames,
      track_list: jsonValue(draft.trackList),
      pieces: jsonValue(recording.pieces),
      waveform: jsonValue(recording.waveform),
    })
    .execute();
  if (genres.length > 0) {
    await db
      .insertInto('mix_genres')
      .values(genres.map((genre) => ({ genre_id: genre.id, mix_id: id })))
      .execute();
  }
  await db
    .insertInto('imports')
    .values({ content_hash: draft.contentHash, file_name: draft.fileName, mix_id: id, creation_time })
    .execute();
  return id;
}

async function resolveArtist(db: ApiQueries, title: string, colorOf: PictureSource['colorOf']): Promise<ArtistId> {
  const known = await db
    .selectFrom('artists')
    .select('id')
    .where(sql<boolean>`search_text = lower(f_unaccent(${title}))`)
    .orderBy('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = artistIdSchema.parse(await nextId(db, 'artists'));
  await db
    .insertInto('artists')
    .values({
      id,
      title,
      url: addressOf(title, `artist-${id}`),
      color: colorOf('artist', id),
      has_hero: false,
      reach: 0,
      trend: 0,
    })
    .execute();
  return id;
}

interface ShowFacts {
  readonly title: string;
  readonly artistId: ArtistId;
  readonly genres: string[];
  readonly colorOf: PictureSource['colorOf'];
}

/** A show may have guests, so its name alone identifies it. */
async function resolveShow(db: ApiQueries, { title, artistId, genres, colorOf }: ShowFacts): Promise<ShowId> {
  const known = await db
    .selectFrom('shows')
    .select('id')
    .where(sql<boolean>`search_text = lower(f_unaccent(${title}))`)
    .orderBy('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = showIdSchema.parse(await nextId(db, 'shows'));
  await db
    .insertInto('shows')
    .values({
      id,
      title,
      url: addressOf(title, `show-${id}`),
      artist_id: artistId,
      channel_id: null,
      genres,
      color: colorOf('show', id),
      reach: 0,
    })
    .execute();
  return id;
}

function addressOf(title: string, otherwise: string): string {
  const slug = slugOf(title);
  return slug === '' ? otherwise : slug;
}

/** The genres with these names, in any spelling; unknown ones are added. */
async function resolveGenres(db: ApiQueries, names: readonly string[]): Promise<Genre[]> {
  if (names.length === 0) return [];
  const known = await db.selectFrom('genres').select(['id', 'name']).orderBy('id').execute();
  const byKey = new Map(known.map((genre) => [genreKey(genre.name), genre]));
  const resolved: Genre[] = [];
  for (const name of names) resolved.push(byKey.get(genreKey(name)) ?? (await addGenre(db, name)));
  return resolved;
}

async function addGenre(db: ApiQueries, name: string): Promise<Genre> {
  const genre = { id: genreIdSchema.parse(await nextId(db, 'genres')), name };
  await db.insertInto('genres').values(genre).execute();
  return genre;
}

import { playlistIdSchema, type PlaylistType } from '@afterglow/shared-contracts';
import { createRandom } from '#music/random.ts';
import type { MixSeed, PlaylistSeed } from '@afterglow/api';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { SEED_CHARTS, SEED_EDITORIALS, type SeedPlaylist } from './content/playlists.ts';
import { shuffle } from './shuffle.ts';

/** Charts contain the most played mixes of their genres; editorial playlists are a selection. The last one is hidden. */
export function buildPlaylists(day: string, mixes: readonly MixSeed[]): PlaylistSeed[] {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const charts = SEED_CHARTS.map((playlist, index) =>
    published(playlist, 'chart', new Date(dayMs - index * DAY_MS), mostPlayed(playlist, mixes)),
  );
  const editorials = SEED_EDITORIALS.map((playlist, index) =>
    published(playlist, 'editorial', new Date(dayMs - (index + 0.5) * DAY_MS), chosen(playlist, mixes)),
  );
  return [...charts, ...editorials, hidden(new Date(dayMs - DAY_MS), mixes)];
}

function published(
  { id, title, description, featured }: SeedPlaylist,
  type: PlaylistType,
  time: Date,
  mixes: readonly MixSeed[],
): PlaylistSeed {
  return {
    id: playlistIdSchema.parse(id),
    type,
    revisionId: id * 10 + 1,
    title,
    description,
    publishTime: time,
    isFeatured: featured,
    isHidden: false,
    mixes: mixes.map((mix) => mix.id),
  };
}

function hidden(time: Date, mixes: readonly MixSeed[]): PlaylistSeed {
  const playlist = { id: 299, title: 'Under Construction', description: '', featured: false, genres: [], size: 3 };
  return { ...published(playlist, 'editorial', time, mixes.slice(0, playlist.size)), isHidden: true };
}

function ofGenres({ genres }: SeedPlaylist, mixes: readonly MixSeed[]): readonly MixSeed[] {
  return genres.length === 0 ? mixes : mixes.filter((mix) => mix.genres.some((genre) => genres.includes(genre)));
}

function mostPlayed(playlist: SeedPlaylist, mixes: readonly MixSeed[]): MixSeed[] {
  return [...ofGenres(playlist, mixes)].sort((first, second) => second.reach - first.reach).slice(0, playlist.size);
}

function chosen(playlist: SeedPlaylist, mixes: readonly MixSeed[]): MixSeed[] {
  return shuffle(ofGenres(playlist, mixes), createRandom(`playlist/${playlist.id}`)).slice(0, playlist.size);
}

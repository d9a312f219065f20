import { TRACK_LIBRARY } from '#music/track-library.ts';
import { buildMixes } from './build-mixes.ts';
import { buildPlaylists } from './build-playlists.ts';
import { SEED_ARTISTS } from './content/artists.ts';
import { SEED_GENRES } from './content/genres.ts';
import { CHART_BOX_PLAYLIST_ID } from './content/playlists.ts';
import { SEED_SHOWS } from './content/shows.ts';

const DAY = '2026-11-21';
const mixes = buildMixes(DAY, TRACK_LIBRARY);
const framesOf = new Map(TRACK_LIBRARY.map(({ id, frames }) => [id, frames]));

test('the catalog is the same for the same day and keeps its order on another', () => {
  expect(buildMixes(DAY, TRACK_LIBRARY)).toEqual(mixes);
  const later = buildMixes('2027-02-03', TRACK_LIBRARY);
  expect(later.map(({ title }) => title)).toEqual(mixes.map(({ title }) => title));
  expect(later.at(-1)?.creationTime.toISOString().slice(0, 10)).toBe('2027-02-02');
});

test('there are 24 genres, 80 artists, 40 shows and 400 mixes, all of different names', () => {
  expect(new Set(SEED_GENRES.map(({ name }) => name)).size).toBe(24);
  expect(new Set(SEED_ARTISTS.map(({ name }) => name)).size).toBe(80);
  expect(new Set(SEED_SHOWS.map(({ title }) => title)).size).toBe(40);
  expect(new Set(mixes.map(({ title }) => title)).size).toBe(400);
});

test('every genre has mixes, every show ten, and every artist a known genre', () => {
  for (const { name } of SEED_GENRES)
    expect(mixes.filter(({ genres }) => genres.includes(name)).length).toBeGreaterThan(0);
  for (const [index] of SEED_SHOWS.entries())
    expect(mixes.filter(({ showId }) => showId === index + 1)).toHaveLength(10);
  const names = SEED_GENRES.map(({ name }) => name);
  for (const artist of SEED_ARTISTS) expect(names).toContain(artist.genre);
});

test('mixes have one genre, two or three, each once', () => {
  const counts = new Set(mixes.map(({ genres }) => genres.length));
  expect(counts).toEqual(new Set([1, 2, 3]));
  for (const { genres } of mixes) expect(new Set(genres).size).toBe(genres.length);
});

test('a tracklist names the pieces of the mix, each at its actual start', () => {
  expect(mixes.filter(({ trackList }) => trackList[0]?.start_seconds !== undefined).length).toBeGreaterThan(300);
  for (const { pieces, trackList, frames } of mixes) {
    const starts = pieces.map((_, index) => {
      const before = pieces.slice(0, index).reduce((sum, piece) => sum + (framesOf.get(piece) ?? 0), 0);
      return (before * 24) / 1000;
    });
    expect(frames).toBe(pieces.reduce((sum, piece) => sum + (framesOf.get(piece) ?? 0), 0));
    const reported = trackList.map((track) => track.start_seconds);
    if (reported[0] !== undefined) expect(reported).toEqual(starts);
  }
});

test('the same track name always means the same piece and producer', () => {
  const known = new Map<string, string>();
  for (const { pieces, trackList } of mixes) {
    for (const [index, { title, artist }] of trackList.entries()) {
      const meaning = `${pieces[index] ?? ''} by ${artist}`;
      expect(known.get(title) ?? meaning).toBe(meaning);
      known.set(title, meaning);
    }
  }
  expect(known.size).toBeGreaterThan(120);
});

test('no piece follows itself, and long mixes last about an hour', () => {
  for (const { pieces } of mixes) {
    expect(pieces.every((piece, index) => piece !== pieces[index - 1])).toBe(true);
    expect(pieces.length).toBeGreaterThanOrEqual(4);
  }
  const long = mixes.filter(({ pieces }) => pieces.length > 12);
  expect(long).toHaveLength(5);
  for (const { frames } of long) expect((frames * 24) / 60_000).toBeGreaterThan(55);
});

test('a few mixes are for Premium members only, none of the newest thirty', () => {
  const exclusive = mixes.filter(({ isPremium }) => isPremium);
  expect(exclusive.length).toBeGreaterThan(5);
  expect(mixes.slice(-30).some(({ isPremium }) => isPremium)).toBe(false);
});

test('charts are in order of plays, and the chart box is one of them', () => {
  const playlists = buildPlaylists(DAY, mixes);
  const reach = new Map(mixes.map((mix) => [mix.id, mix.reach]));
  const box = playlists.find(({ id }) => id === CHART_BOX_PLAYLIST_ID);
  const plays = box?.mixes.map((id) => reach.get(id) ?? 0) ?? [];
  expect(plays).toHaveLength(20);
  expect(plays).toEqual([...plays].sort((first, second) => second - first));
  expect(playlists.filter(({ type, isFeatured }) => type === 'chart' && isFeatured).length).toBeGreaterThanOrEqual(6);
});

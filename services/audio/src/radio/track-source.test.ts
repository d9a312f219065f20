import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TrackStore, createTrackStore } from '../tracks/track-store.ts';
import { toneMusic, tonePiece } from '../tracks/testing/tones.ts';
import { createTrackSource } from './track-source.ts';

const music = toneMusic([tonePiece('disco-01', 86), tonePiece('disco-02', 86), tonePiece('trance-01', 73)]);
let dataDir: string;
let store: TrackStore;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'afterglow-source-'));
  store = await createTrackStore({ dataDir, music });
});
afterAll(async () => {
  await store.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

test('a track is read once, cached while it is needed, and evicted afterwards', async () => {
  const source = createTrackSource(store);
  expect(source.framesOf('disco-01')).toBe(86);
  expect(source.peek('disco-01', 96)).toBeUndefined();
  const [first, second] = await Promise.all([source.load('disco-01', 96, 'now'), source.load('disco-01', 96, 'soon')]);
  expect(first).toBe(second);
  expect(source.peek('disco-01', 96)).toHaveLength(86 * 288);
  source.keepOnly((key) => key === 'disco-01-96');
  expect(source.peek('disco-01', 96)).toBe(first);
  source.keepOnly(() => false);
  expect(source.peek('disco-01', 96)).toBeUndefined();
}, 30_000);

test('a fallback exists already, and has the same style if there is one', async () => {
  const source = createTrackSource(store);
  await source.load('disco-01', 96, 'now');
  expect(source.findFallbackTrack('disco-02', 96)).toBe('disco-01');
  expect(source.findFallbackTrack('trance-01', 96)).toBe('disco-01');
  expect(source.findFallbackTrack('disco-01', 96)).toBeUndefined();
  expect(source.findFallbackTrack('disco-02', 320)).toBeUndefined();
}, 30_000);

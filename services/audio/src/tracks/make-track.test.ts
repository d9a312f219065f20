import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTrack } from './make-track.ts';
import { renderPiece, tonePiece } from './testing/tones.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'afterglow-make-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a track is reported from its first frames on, and an abandoned one leaves no file', async () => {
  const track = tonePiece('house-01', 320);
  const work = makeTrack({ jobId: 1, track, kind: 128, folder, priority: 'now' }, renderPiece);
  expect(await work.next()).toMatchObject({ done: false, value: { frames: 5 } });
  const { value } = await work.next();
  expect(value).toMatchObject({ frames: 20 });
  expect(value?.bytes).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(['house-01-128.mp3.part']);
  await work.return();
  expect(await readdir(folder)).toEqual([]);
}, 30_000);

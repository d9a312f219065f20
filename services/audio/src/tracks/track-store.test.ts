import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { layoutMix, mixBytes } from './mix/mix-layout.ts';
import { openMixRange } from './mix/open-mix-range.ts';
import { parseFrames } from './files/parse-frames.ts';
import { toneMusic, tonePiece } from './testing/tones.ts';
import { type TrackStore, createTrackStore } from './track-store.ts';

const music = toneMusic([tonePiece('techno-01', 76), tonePiece('disco-01', 86), tonePiece('house-01', 1280)]);
const [techno, disco, house] = ['techno-01', 'disco-01', 'house-01'];
const TECHNO_BYTES = 76 * 288;

let dataDir: string;
let store: TrackStore;
const folder = () => path.join(dataDir, 'media', 'tracks', music.version);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'afterglow-tracks-'));
});
beforeEach(async () => {
  store = await createTrackStore({ dataDir, music });
});
afterEach(() => store.dispose());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a track is rendered on request, as exactly its frames, and reused by the next start', async () => {
  expect(store.has(techno, 96)).toBe(false);
  const file = await store.ensure(techno, 96);
  const bytes = await readFile(file);
  expect(bytes.length).toBe(TECHNO_BYTES);
  expect(parseFrames(bytes)).toHaveLength(76);
  const next = await createTrackStore({ dataDir, music });
  expect([next.has(techno, 96), next.has(techno, 320)]).toEqual([true, false]);
  expect(next.knownEnvelope(techno)?.levels).toHaveLength(8);
  await next.dispose();
}, 30_000);

test("an interrupted start's leftovers are deleted, and cut-off files are rendered again", async () => {
  const file = await store.ensure(techno, 96);
  const before = await readFile(file);
  await truncate(file, 1000);
  await writeFile(path.join(folder(), 'disco-01-96.mp3.123.part'), 'half');
  await mkdir(path.join(dataDir, 'media', 'tracks', 'older'), { recursive: true });
  const next = await createTrackStore({ dataDir, music });
  expect(next.has(techno, 96)).toBe(false);
  expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await readdir(path.join(dataDir, 'media', 'tracks'))).toEqual([music.version]);
  expect((await readFile(await next.ensure(techno, 96))).equals(before)).toBe(true);
  await next.dispose();
}, 30_000);

test('a damaged envelope is measured again', async () => {
  const known = await store.envelope(disco);
  await writeFile(path.join(folder(), 'disco-01.json'), '{"levels":');
  const next = await createTrackStore({ dataDir, music });
  expect(next.knownEnvelope(disco)).toBeUndefined();
  expect(await next.envelope(disco)).toEqual(known);
  await next.dispose();
}, 30_000);

test('prerendering and filling in report every track', async () => {
  const reports: string[] = [];
  await store.warmUp([disco], ({ done, total }) => reports.push(`${done}/${total}`));
  await store.fillInBackground(({ done, total }) => reports.push(`${done}/${total}`));
  expect(reports).toEqual(['0/1', '1/1', '0/3', '1/3', '2/3', '3/3']);
  expect(music.pieces.every(({ id }) => store.has(id, 96))).toBe(true);
}, 30_000);

test('a track with a prefix has the same bytes as the whole, and the next start reuses prefixes', async () => {
  const layout = layoutMix([house], store.framesOf);
  const listen = async (from: TrackStore) =>
    openMixRange(from, { layout, kbps: 320, startByte: 100, endByte: mixBytes(layout, 320) }).then(buffer);
  await store.renderPrefixes();
  const next = await createTrackStore({ dataDir, music });
  await rm(path.join(folder(), 'house-01-320.mp3'), { force: true });
  const heard = await listen(next);
  expect((await readdir(folder())).filter((name) => name.endsWith('.head'))).toHaveLength(9);
  expect(heard.equals((await readFile(await next.ensure(house, 320))).subarray(100))).toBe(true);
  await next.dispose();
}, 30_000);

test('a folder that cannot be written rejects instead of hanging', async () => {
  await rm(folder(), { recursive: true });
  await writeFile(folder(), 'in the way');
  await expect(store.ensure(techno, 128)).rejects.toThrow(/ENOTDIR|EEXIST|ENOENT/);
  await rm(folder());
  await mkdir(folder(), { recursive: true });
}, 30_000);

test('an unknown track is rejected', async () => {
  await expect(store.ensure('polka-99', 96)).rejects.toThrow('There is no track "polka-99".');
});

test('any range of a mix is the same bytes as that range of its joined tracks', async () => {
  const layout = layoutMix([techno, disco, techno], store.framesOf);
  const files = await Promise.all(layout.tracks.map(async ({ trackId }) => readFile(await store.ensure(trackId, 96))));
  const whole = Buffer.concat(files);
  expect(whole.length).toBe(mixBytes(layout, 96));
  expect(parseFrames(whole)).toHaveLength(layout.frames);
  const ends = fc.tuple(fc.nat(whole.length - 1), fc.nat(whole.length - 1));
  const property = fc.asyncProperty(ends, async (places) => {
    const [startByte, endByte] = [Math.min(...places), Math.max(...places) + 1];
    const part = await buffer(await openMixRange(store, { layout, kbps: 96, startByte, endByte }));
    expect(part.equals(whole.subarray(startByte, endByte))).toBe(true);
  });
  await fc.assert(property, { numRuns: 25 });
}, 30_000);

test('a listener gets the start of a track before its end is rendered', async () => {
  const layout = layoutMix([house], store.framesOf);
  const endByte = mixBytes(layout, 128);
  const stream = await openMixRange(store, { layout, kbps: 128, startByte: 0, endByte });
  const chunks: Buffer[] = [];
  const wholeWhenHeard: boolean[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer); // the stream is not in object mode and has no encoding
    wholeWhenHeard.push(store.has(house, 128));
  }
  expect(wholeWhenHeard[0]).toBe(false);
  expect(Buffer.concat(chunks).equals(await readFile(await store.ensure(house, 128)))).toBe(true);
}, 30_000);

test('the next track is rendered once half of the current one has been read', async () => {
  const layout = layoutMix([house, disco], store.framesOf);
  const { length: houseBytes } = await readFile(await store.ensure(house, 320));
  const ensure = jest.spyOn(store, 'ensure');
  let readBytes = 0;
  const whole = await openMixRange(store, { layout, kbps: 320, startByte: 0, endByte: mixBytes(layout, 320) });
  for await (const chunk of whole) {
    readBytes += (chunk as Buffer).length;
    // The stream reads a little ahead.
    if (readBytes < houseBytes / 3) expect(ensure).not.toHaveBeenCalled();
    if (readBytes > houseBytes / 2) expect(ensure.mock.calls).toEqual([[disco, 320, 'soon']]);
  }
  expect(readBytes).toBeGreaterThan(houseBytes);
  ensure.mockRestore();
}, 30_000);

test('a listener who disconnects stops the reading', async () => {
  const layout = layoutMix([techno, disco], store.framesOf);
  const stream = await openMixRange(store, { layout, kbps: 96, startByte: 0, endByte: mixBytes(layout, 96) });
  for await (const chunk of stream) {
    expect(chunk).toBeInstanceOf(Uint8Array);
    break;
  }
  expect(stream.destroyed).toBe(true);
}, 30_000);

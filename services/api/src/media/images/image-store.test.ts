import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type ImageRequest, type ImageStore, createImageStore, formatFor, nearestWidth } from './image-store.ts';
import { PLAIN_PICTURES } from './picture-source.ts';

const REQUEST: ImageRequest = { kind: 'mix', seed: 5, widthPx: 64, format: 'webp' };
let dataDir: string;
let images: ImageStore;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'afterglow-images-'));
  images = createImageStore({ dataDir, pictures: PLAIN_PICTURES });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('an image is created on first request, in the requested size and format', async () => {
  const webp = await images.ensure(REQUEST);
  const jpeg = await images.ensure({ ...REQUEST, widthPx: 150, format: 'jpeg' });
  expect([webp.contentType, jpeg.contentType]).toEqual(['image/webp', 'image/jpeg']);
  expect(await sharp(await readFile(webp.file)).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  expect(await sharp(await readFile(jpeg.file)).metadata()).toMatchObject({ format: 'jpeg', width: 150 });
});

test('the second request uses the same file', async () => {
  const { file } = await images.ensure(REQUEST);
  const { mtimeMs } = await stat(file);
  await createImageStore({ dataDir, pictures: PLAIN_PICTURES }).ensure(REQUEST);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test('requests at the same time share one image and leave no partial file', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => images.ensure(REQUEST)));
  expect(new Set(made.map(({ file }) => file)).size).toBe(1);
  expect(await readdir(path.dirname(made[0]?.file ?? ''))).toEqual(['5-64.webp']);
});

test('the same image has the same bytes in another folder', async () => {
  const first = await readFile((await images.ensure(REQUEST)).file);
  await rm(dataDir, { recursive: true });
  expect((await readFile((await images.ensure(REQUEST)).file)).equals(first)).toBe(true);
});

test('widths are the served ones, formats follow the Accept header', () => {
  expect([1, 64, 65, 300, 1000, 9999].map(nearestWidth)).toEqual([64, 64, 150, 300, 1200, 1200]);
  expect([formatFor('image/avif,image/webp,*/*'), formatFor('*/*'), formatFor(undefined)]).toEqual([
    'webp',
    'jpeg',
    'jpeg',
  ]);
});

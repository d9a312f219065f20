import sharp, { type Sharp } from 'sharp';
import { createCoverStore } from './cover-store.ts';
import type { FileStorage, StoredFile } from '../storage/index.ts';

const files = new Map<string, StoredFile>();
const storage: FileStorage = {
  put: (name, file) => Promise.resolve(void files.set(name, file)),
  get: (name) => Promise.resolve(files.get(name)),
  list: () => Promise.resolve(new Map([...files].map(([name, { bytes }]) => [name, bytes.length]))),
  remove: (name) => Promise.resolve(void files.delete(name)),
};
const covers = createCoverStore({ files: storage });

const plain = (width: number, background: string): Sharp =>
  sharp({ create: { width, height: 120, channels: 3, background } }).png();

/** Red on the left, blue on the right. */
async function halves(): Promise<Sharp> {
  const right = await plain(60, '#2040d0').toBuffer();
  const whole = await plain(120, '#d02020')
    .composite([{ input: right, left: 60, top: 0 }])
    .toBuffer();
  return sharp(whole);
}

async function colorsOf(bytes: Uint8Array, direction: 'across' | 'down'): Promise<string[]> {
  const added = await covers.add(bytes);
  const picture = sharp(await covers.read(added?.name ?? '')).resize(2, 2, { kernel: 'nearest' });
  const [first, second] = direction === 'across' ? [0, 1] : [0, 2];
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (pixel: number) => ((data[pixel * info.channels] ?? 0) > 120 ? 'red' : 'blue');
  return [colorAt(first), colorAt(second)];
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#2040d0"/><rect width="200" height="400" fill="#d02020"/></svg>';

test.each<[string, (picture: Sharp) => Promise<Buffer>]>([
  ['WebP', (picture) => picture.webp().toBuffer()],
  ['AVIF', (picture) => picture.avif({ effort: 0 }).toBuffer()],
  ['GIF', (picture) => picture.gif().toBuffer()],
  ['TIFF', (picture) => picture.tiff().toBuffer()],
  ['PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png().toBuffer()],
  ['a JPEG for printers', (picture) => picture.toColourspace('cmyk').jpeg().toBuffer()],
  ['SVG', () => Promise.resolve(Buffer.from(SVG))],
])('a cover in %s is drawn', async (_kind, encode) => {
  expect(await colorsOf(await encode(await halves()), 'across')).toEqual(['red', 'blue']);
});

test('a cover of one pixel is drawn, and one with an orientation is rotated', async () => {
  const pixel = await plain(1, '#d02020').resize(1, 1).toBuffer();
  expect(await colorsOf(pixel, 'across')).toEqual(['red', 'red']);
  const held = await (await halves()).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await colorsOf(held, 'down')).toEqual(['red', 'blue']);
});

test('a JPEG that is cut off, and a BMP, are rejected', async () => {
  const jpeg = await (await halves()).jpeg().toBuffer();
  expect(await covers.add(jpeg.subarray(0, jpeg.length / 2))).toBeUndefined();
  expect(await covers.add(Buffer.from('BM'.padEnd(600, '\0')))).toBeUndefined();
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ARTWORK_KINDS, ARTWORK_VERSION, artworkSize, JPEG_OPTIONS, WEBP_OPTIONS } from '@afterglow/api';
import { dominantColor, drawArtwork, printArtwork } from './artwork.ts';
import { paperGrain } from './paper-grain.ts';

const SEEDS = [1, 2, 7, 13, 40, 399];

test.each(ARTWORK_KINDS)('every %s is sound SVG without text, the same for the same seed', (kind) => {
  for (const seed of SEEDS) {
    const svg = drawArtwork(kind, seed, 300);
    expect(svg).toBe(drawArtwork(kind, seed, 300));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  }
  expect(drawArtwork(kind, 1, 300)).not.toBe(drawArtwork(kind, 2, 300));
});

test.each(ARTWORK_KINDS)('a %s is rasterized in its own proportions', async (kind) => {
  const { width, height } = artworkSize(kind);
  const picture = await (await printArtwork(kind, 3, 150)).png().toBuffer({ resolveWithObject: true });
  expect([picture.info.width, picture.info.height]).toEqual([150, Math.round((150 * height) / width)]);
});

test.each(ARTWORK_KINDS)(
  'the dominant color of a %s is known without drawing and is close to the drawn one',
  async (kind) => {
    for (const seed of SEEDS.slice(0, 4)) {
      const color = dominantColor(kind, seed);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const { channels } = await sharp(Buffer.from(drawArtwork(kind, seed, 64))).stats();
      const named = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
      const distance = Math.hypot(...named.map((value, channel) => value - (channels[channel]?.mean ?? 0)));
      expect(distance).toBeLessThan(80);
    }
  },
);

test('neighbors in a grid never look alike in their inks, and every palette is used', () => {
  const colors = Array.from({ length: 60 }, (_, seed) => dominantColor('playlist', seed));
  for (const [seed, color] of colors.slice(1).entries()) expect(color).not.toBe(colors[seed]);
  expect(new Set(colors).size).toBe(20);
});

test('the artwork version fits these images; raise it when fingerprint or quality changes', async () => {
  const hash = createHash('sha256');
  for (const kind of ARTWORK_KINDS) {
    for (let seed = 0; seed < 26; seed += 1) hash.update(drawArtwork(kind, seed, 100));
  }
  hash.update(await paperGrain(64, 0.2));
  const fingerprint = hash.digest('hex').slice(0, 12);
  expect({ version: ARTWORK_VERSION, fingerprint, qualities: [WEBP_OPTIONS.quality, JPEG_OPTIONS.quality] })
    .toMatchInlineSnapshot(`
    {
      "fingerprint": "dfbaeb63e556",
      "qualities": [
        70,
        82,
      ],
      "version": "3",
    }
  `);
});

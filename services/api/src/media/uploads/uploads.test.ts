import { IMAGE_WIDTHS_PX, imageAtWidth } from '@afterglow/shared-contracts';
import sharp from 'sharp';
import { readRefusal } from '#testing/api-client.ts';
import { type BucketServer, startBucketServer, until } from '@afterglow/kit/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { openStorages } from '../storage/index.ts';
import { signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const SECRET = { SIGNING_SECRET: 'a secret of the tests' };

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(async () => bucket.stop());

/** A photograph lying on its side, left half red, right half blue, with a location in its metadata. */
function photograph(): Promise<Buffer> {
  const half = { create: { width: 60, height: 80, channels: 3, background: '#c81e1e' } } as const;
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#1e1ec8' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({
      IFD0: { ImageDescription: 'Secret Street 5' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Secret Street 5</place></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

/** The red at a point in a square, as a fraction of its width and height. */
async function redAt(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return data[at] ?? 0;
}

describe.each(['a folder', 'a bucket'])('uploads to %s', (place) => {
  let api: RunningApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi({ config: place === 'a folder' ? SECRET : { ...SECRET, ...bucket.config } });
    token = await api.logIn('free');
  });
  afterAll(async () => api.stop());

  const bodyOf = (bytes: Buffer, fileName = 'me.jpg') => {
    return { fileName, fileBase64: bytes.toString('base64'), folder: 'members' };
  };
  const upload = async (bytes: Buffer, fileName?: string) =>
    (await api.call('uploadMedia', { body: bodyOf(bytes, fileName), token })).data.url;
  const show = (url: string, accept = 'image/webp') => fetch(`${api.origin}${url}`, { headers: { accept } });

  test('[API-063] stores an image and responds with its permanent URL', async () => {
    const url = await upload(await photograph());
    expect(url).toMatch(/^\/v3\/media\/images\/members\/[0-9a-f]{32}$/);
    const response = await show(imageAtWidth(url, 150));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('vary')).toBe('accept');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 150, height: 150 });
    const jpeg = await show(url, '*/*');
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
  });

  test('redraws it as a square in each size of covers up to 600 pixels, in two formats', async () => {
    const url = await upload(await photograph());
    for (const [accept, format] of [
      ['image/webp', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      for (const width of IMAGE_WIDTHS_PX) {
        const shown = Buffer.from(await (await show(imageAtWidth(url, width), accept)).arrayBuffer());
        const drawn = Math.min(width, 600);
        expect(await sharp(shown).metadata()).toMatchObject({ format, width: drawn, height: drawn });
      }
    }
  });

  test('stores only the visible pixels of the file', async () => {
    const original = await photograph();
    expect(original.includes('Secret Street 5')).toBe(true);
    expect((await sharp(original).metadata()).exif?.includes('N\0')).toBe(true);
    for (const accept of ['image/webp', '*/*']) {
      const stored = Buffer.from(await (await show(await upload(original), accept)).arrayBuffer());
      expect(stored.includes('Secret Street 5')).toBe(false);
      const { exif, xmp, iptc, icc, comments } = await sharp(stored).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(180);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s, whatever the file name', async (format) => {
    const bytes = await sharp(await photograph())
      .toFormat(format)
      .toBuffer();
    for (const fileName of ['../../etc/passwd', '<b>\\é 😀.svg']) {
      expect((await show(await upload(bytes, fileName))).status).toBe(200);
    }
  });

  test('rotates an image that its camera stored on its side', async () => {
    const onItsSide = await sharp(await photograph())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const shown = Buffer.from(await (await show(await upload(onItsSide))).arrayBuffer());
    // Turned to the right: the left side is on top.
    expect([await redAt(shown, 0.5, 0.1), await redAt(shown, 0.5, 0.9)]).toEqual([
      expect.closeTo(200, -1.5),
      expect.closeTo(30, -1.5),
    ]);
    expect((await sharp(shown).metadata()).orientation).toBeUndefined();
  });

  test('shows the colors of an image for print', async () => {
    const print = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c81e1e' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const shown = Buffer.from(await (await show(await upload(print))).arrayBuffer());
    expect((await sharp(shown).metadata()).space).toBe('srgb');
    expect(await redAt(shown, 0.5, 0.5)).toBeGreaterThan(150);
  });

  test('a replaced or removed image is deleted immediately', async () => {
    const member = await signUp(api);
    const own = { params: { id: member.id }, token: member.token };
    const avatar = (url: string | null) => api.call('updateMember', { ...own, body: { avatar: url } });
    const send = async (bytes: Buffer) =>
      (await api.call('uploadMedia', { body: bodyOf(bytes), token: member.token })).data.url;
    const first = await send(await photograph());
    const second = await send(
      await sharp(await photograph())
        .flop()
        .toBuffer(),
    );
    const statuses = async () => [(await show(first)).status, (await show(second)).status];
    await avatar(first);
    await avatar(first);
    expect(await statuses()).toEqual([200, 200]);
    await avatar(second);
    expect(await statuses()).toEqual([404, 200]);
    await avatar(null);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('accepts a data URL, and the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#c81e1e', '#1e1ec8'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const body = { ...bodyOf(animation), fileBase64: `data:image/gif;base64,${animation.toString('base64')}` };
    const { url } = (await api.call('uploadMedia', { body, token })).data;
    const shown = await sharp(Buffer.from(await (await show(url)).arrayBuffer()))
      .raw()
      .toBuffer();
    expect(shown[0]).toBeGreaterThan(180);
  });

  test('the same image of the same member has one URL, that of another member has another', async () => {
    const bytes = await photograph();
    const url = await upload(bytes);
    expect(await upload(bytes, 'again.jpg')).toBe(url);
    const other = await api.call('uploadMedia', { body: bodyOf(bytes), token: await api.logIn('new') });
    expect(other.data.url).not.toBe(url);
  });

  test('an unknown image is 404, an invalid name 400', async () => {
    expect(await readRefusal(await show(`/v3/media/images/members/${'0'.repeat(32)}`))).toMatchObject({ status: 404 });
    expect((await show('/v3/media/images/members/..%2f..%2fsecret')).status).toBe(400);
  });

  test('an unused image is deleted after a day', async () => {
    const url = await upload(await photograph(), 'unused.jpg');
    const status = async () => (await show(url)).status;
    expect(await status()).toBe(200);
    api.clock.skip(25 * HOUR_MS);
    await until(status, (each) => each === 404);
  });
});

describe('a bucket that fails', () => {
  test('is 503', async () => {
    const api = await startApi({ config: { ...SECRET, ...bucket.config, S3_SECRET_ACCESS_KEY: 'wrong' } });
    const fileBase64 = (await photograph()).toString('base64');
    const body = { fileName: 'me.jpg', fileBase64, folder: 'members' };
    const refusal = await api.refusal('uploadMedia', { body, token: await api.logIn('free') });
    expect(refusal).toMatchObject({ status: 503, code: 'server_busy' });
    await api.stop();
  });

  test.each([
    ['does not let us in', () => ({ ...bucket.config, S3_SECRET_ACCESS_KEY: 'wrong' })],
    ['is not there', () => ({ ...bucket.config, S3_BUCKET: 'another' })],
    ['does not answer', () => ({ ...bucket.config, S3_ENDPOINT: 'http://127.0.0.1:9' })],
  ])('because it %s responds so to every operation', async (_, config) => {
    const { files } = openStorages(config(), '/nowhere');
    const file = { bytes: Buffer.from('picture'), contentType: 'image/webp' };
    const name = `members/${'0'.repeat(32)}-64.webp`;
    const busy = { name: 'ServiceError', kind: 'unavailable', code: 'server_busy' };
    await expect(files.put(name, file)).rejects.toMatchObject(busy);
    await expect(files.remove(name)).rejects.toMatchObject(busy);
  });
});

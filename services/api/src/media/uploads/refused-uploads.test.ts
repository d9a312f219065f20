import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { readRefusal } from '#testing/api-client.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const MEGABYTE = 1024 * 1024;

let api: RunningApi;
let token: string;
let picture: Buffer;
beforeAll(async () => {
  api = await startApi();
  token = await api.logIn('free');
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1e1ec8' } })
    .png()
    .toBuffer();
});
afterAll(async () => api.stop());

function refusal(fileBase64: string, more: object = {}) {
  return api.refusal('uploadMedia', { body: { fileName: 'me.png', fileBase64, folder: 'members', ...more }, token });
}

/** A valid PNG of a few hundred bytes that claims to be enormous, or is a line so long that its square would be. */
function bomb(width = 60_000, height = 60_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const data = deflateSync(Buffer.alloc(width === 1 ? 2 * height : 7_501));
  return Buffer.concat([
    picture.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A few bytes of a GIF with the largest possible frame, on a canvas of that size or a small one. */
function gifBomb(canvasPx: number): Buffer {
  const canvas = Buffer.alloc(4);
  canvas.writeUInt16LE(canvasPx, 0);
  canvas.writeUInt16LE(canvasPx, 2);
  const colors = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 1, 0, 0x3b];
  return Buffer.concat([Buffer.from('GIF89a'), canvas, Buffer.from([...colors, ...frame])]);
}

/** A JPEG whose header was rewritten to claim the largest possible size. */
async function jpegBomb(): Promise<Buffer> {
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const frameHead = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt32BE(0xff_dc_ff_dc, frameHead + 5);
  return jpeg;
}

/** A JPEG with a page in its comment: only the image is redrawn, the sent file is both. */
async function pictureWithPage(): Promise<Buffer> {
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, page, jpeg.subarray(2)]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['a text', () => Buffer.from('hello')],
  ['an SVG', () => Buffer.from(SVG)],
  ['an SVG after a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a document', () => Buffer.from('%PDF-1.7 and so on')],
  ['the first bytes of a picture and nothing else', () => picture.subarray(0, 8)],
  ['half a picture', () => picture.subarray(0, picture.length - 30)],
  ['a picture whose bytes are damaged', () => Buffer.concat([picture.subarray(0, 41), Buffer.alloc(60, 7)])],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a/*;*/=alert(1)')],
  ['a picture with a page behind it', () => Buffer.concat([picture, Buffer.from('<HTML><script>alert(1)</script>')])],
  ['a picture with a program behind it', () => Buffer.concat([picture, Buffer.from('<?php system($_GET[0]);')])],
  [
    'a picture with an archive behind it',
    () => Buffer.concat([picture, Buffer.from('PK\u{5}\u{6}'), Buffer.alloc(18)]),
  ],
  ['a compressed SVG', () => gzipSync(SVG)],
  ['an SVG behind a byte order mark', () => Buffer.from(`\u{feff}${SVG}`)],
  ['an SVG that begins like a WebP', () => Buffer.from(`RIFF....WEBP${SVG}`)],
  ['a picture with a page in its comment', pictureWithPage],
  ['a picture of a kind that browsers do not show', () => sharp(picture).tiff().toBuffer()],
  ['a picture of far too many pixels', bomb],
  ['a line of far too many pixels', () => bomb(1, 1_000_000)],
  ['a JPEG of far too many pixels', jpegBomb],
  ['a GIF of far too many pixels', () => gifBomb(65_535)],
  ['a small GIF with a frame of far too many pixels', () => gifBomb(8)],
  ['nothing', () => Buffer.alloc(0)],
])('[API-064] %s is rejected', async (_, bytes) => {
  expect(await refusal((await bytes()).toString('base64'))).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('[API-064] a file that is not base64 is rejected', async () => {
  const base64 = picture.toString('base64');
  for (const text of ['***', `${base64.slice(0, 20)} !${base64.slice(20)}`, 'data:image/png;base64,', `x${base64}`]) {
    expect(await refusal(text)).toMatchObject({ status: 400, message: expect.stringMatching(/^fileBase64: /) });
  }
});

test('an unknown folder, a missing or an endless name is 400 and named', async () => {
  const fileBase64 = picture.toString('base64');
  expect((await refusal(fileBase64, { folder: '../members' })).message).toMatch(/^folder: /);
  expect((await refusal(fileBase64, { fileName: '' })).message).toMatch(/^fileName: /);
  expect((await refusal(fileBase64, { fileName: 'x'.repeat(300) })).message).toMatch(/^fileName: /);
  expect((await refusal(fileBase64, { fileName: 'me\0.png' })).message).toContain('U+0000');
});

test('a visitor is 401 before the file is sent', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': String(9 * MEGABYTE) };
  expect(await firstAnswer(headers)).toBe(401);
});

test('[ACCOUNT-026] a body above 10 MB is 413 before it is sent', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  expect(await firstAnswer({ ...headers, 'content-length': String(50 * MEGABYTE) })).toBe(413);
  const response = await api.request('/media/s3', { method: 'POST', headers, body: 'x'.repeat(10 * MEGABYTE + 1) });
  expect(await readRefusal(response)).toMatchObject({ status: 413, code: 'too_large' });
});

test('a member uploads thirty images an hour: the next is 429, for this member only', async () => {
  api.clock.advance(HOUR_MS);
  const fileBase64 = Buffer.from('no picture').toString('base64');
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await refusal(fileBase64)).status).toBe(400);
  expect(await refusal(fileBase64)).toMatchObject({ status: 429, code: 'too_many_requests' });
  const others = { fileName: 'me.png', fileBase64: picture.toString('base64'), folder: 'members' };
  expect((await api.call('uploadMedia', { body: others, token: await api.logIn('new') })).status).toBe(200);
});

/** The status of the response once the headers and the first bytes of a body have arrived. */
async function firstAnswer(headers: Record<string, string>): Promise<number | undefined> {
  const request = httpRequest(`${api.origin}/v3/media/s3`, { method: 'POST', headers });
  request.on('error', () => undefined);
  request.write('{"fileName":"me.png",');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.destroy();
  return response.statusCode;
}

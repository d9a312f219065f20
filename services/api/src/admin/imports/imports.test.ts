import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseFrames, SOUND_FIXTURES } from '@afterglow/audio/testing';
import { makeMp3 } from '#testing/make-music.ts';
import { formOf, hashOf, operatorTokenOf, postImport, type Sent, sendImport } from '#testing/send-import.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let operator: string;
let premium: string;
beforeAll(async () => {
  api = await startApi();
  operator = await operatorTokenOf(api);
  premium = await api.logIn('premium');
});
afterAll(async () => api.stop());

const send = (sent: Sent) => sendImport(api, operator, sent);

async function importMix(sent: Sent) {
  const event = await send(sent);
  if (event.type !== 'imported') throw new Error(`Not imported: ${JSON.stringify(event)}`);
  const { data: mix } = await api.call('getMix', { params: { id: event.mix.mixes_id } });
  return { event, mix };
}

test('a file becomes the newest mix with its tags, found and played like any other', async () => {
  const audio = await makeMp3(50, 440);
  const { mix, event } = await importMix({
    audio,
    tags: {
      title: 'Séance nocturne',
      artist: 'Zoë Quartz',
      show: 'Quartz Hours',
      genres: ["Drum'n'Bass", 'Zeuhl'],
      description: 'Recorded live.',
      track_list: [
        { title: 'Second', artist: 'B', start_seconds: 0.5 },
        { title: 'First', artist: 'A', start_seconds: 0 },
        { title: 'After the end', artist: 'C', start_seconds: 99 },
      ],
    },
  });
  expect(mix).toMatchObject({
    title: 'Séance nocturne',
    description: 'Recorded live.',
    artist: { title: 'Zoë Quartz', url: 'zoe-quartz' },
    show: { title: 'Quartz Hours' },
    genre: ['Drum & Bass', 'Zeuhl'],
    premium: false,
    reach: 0,
    duration: expect.closeTo(50 * 0.024, 1) as number,
    track_list: [
      { title: 'First', artist: 'A', start_seconds: 0 },
      { title: 'Second', artist: 'B', start_seconds: 0.5 },
    ],
  });
  expect(event.notes).toEqual(['1 of its tracks starts after its end and was left out.']);
  expect(mix.waveform).toHaveLength(140);
  expect(Math.max(...(mix.waveform ?? []))).toBe(100);
  const latest = await api.call('listMixes', { query: { limit: 1, channel: 'deep' } });
  expect(latest.data[0]?.id).toBe(mix.id);
  const ofGenre = await api.call('listMixes', { query: { limit: 1, genre: 'Zeuhl' } });
  expect(ofGenre.data.map(({ id }) => id)).toEqual([mix.id]);
  const found = await api.call('search', { query: { query: 'seance nocturn' } });
  expect(JSON.stringify(found.data)).toContain('Séance nocturne');
});

test('the audio of an imported mix is whole frames at every rate, and is served by Range', async () => {
  const { mix } = await importMix({ audio: await makeMp3(60, 550), tags: { title: 'Ranges' } });
  for (const [kbps, frameBytes] of [
    [96, 288],
    [128, 384],
    [320, 960],
  ] as const) {
    const { data } = await api.call('getMixUrls', { params: { id: mix.id }, query: { quality: kbps }, token: premium });
    const whole = Buffer.from(await (await fetch(`${api.origin}${data.url}`)).arrayBuffer());
    const frames = parseFrames(whole);
    expect(frames.length * 0.024).toBeCloseTo(mix.duration, 5);
    expect(frames.every((frame) => frame.bytes === frameBytes && !frame.isInfo)).toBe(true);
    const part = await fetch(`${api.origin}${data.url}`, { headers: { range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 300));
  }
});

test.each([
  ['FLAC at 44.1 kHz', 'tone.flac', 2],
  ['Ogg Vorbis at 44.1 kHz', 'tone.ogg', 2],
  ['WAV of one channel at 22.05 kHz', 'tone.wav', 0.4],
  ['MP3 of one channel at 44.1 kHz', 'tone.mp3', 2],
  ['[IMPORT-005] Opus', 'tone.opus', 0.5],
  ['[IMPORT-005] AAC', 'tone.m4a', 0.5],
])('%s keeps its length', async (_what, file, seconds) => {
  const { mix } = await importMix({ audio: await readFile(join(SOUND_FIXTURES, file)), tags: { file_name: file } });
  expect(mix.duration).toBeGreaterThanOrEqual(seconds);
  expect(mix.duration).toBeLessThan(seconds + 0.07);
  expect(mix.title).toBe('tone');
  expect(mix.artist.title).toBe('Unknown Artist');
});

test('data that the recorder left out becomes a note in the result', async () => {
  const audio = Buffer.concat([await readFile(join(SOUND_FIXTURES, 'tone.mp3')), Buffer.alloc(3_000, 'no sound ')]);
  const { event } = await importMix({ audio });
  expect(event.notes).toEqual([expect.stringContaining("bytes that aren't audio")]);
});

test('the same file is imported once, also under another name and twice at the same time', async () => {
  const audio = await makeMp3(30, 660);
  const both = await Promise.all([
    send({ audio, tags: { title: 'Twice' } }),
    send({ audio, tags: { title: 'Twice', file_name: 'copy.mp3' } }),
  ]);
  expect(both.map((event) => (event.type === 'imported' ? event.outcome : event.type)).sort()).toEqual([
    'imported',
    'unchanged',
  ]);
  const again = await send({ audio, tags: { title: 'Another title' } });
  expect(again).toMatchObject({ type: 'imported', outcome: 'unchanged', mix: { title: 'Twice' } });
  const known = await api.call('getImport', { params: { hash: hashOf(audio) }, token: operator });
  expect(known.data).toMatchObject({ content_hash: hashOf(audio), title: 'Twice' });
  expect(
    (await api.refusal('getImport', { params: { hash: hashOf(Buffer.from('other')) }, token: operator })).status,
  ).toBe(404);
});

test('artists, shows and genres that differ in spelling only are the existing ones', async () => {
  const first = await importMix({
    audio: await makeMp3(25, 300),
    tags: { artist: 'Mötley Deep', show: 'The Hour', genres: ['deep  house'] },
  });
  const second = await importMix({
    audio: await makeMp3(25, 310),
    tags: { artist: 'MOTLEY DEEP', show: 'the hour', genres: ['DEEP-HOUSE'] },
  });
  expect(second.mix.artist.id).toBe(first.mix.artist.id);
  expect(second.mix.show.id).toBe(first.mix.show.id);
  expect(second.mix.genre).toEqual(['Deep House']);
});

test('odd texts are cleaned, and paths in names lead nowhere', async () => {
  const { mix, event } = await importMix({
    audio: await makeMp3(25, 320),
    tags: {
      file_name: '..\\..\\etc/passwd .mp3',
      title: ' <b>Loud</b>\u202e\u0007 ',
      artist: '\u200b',
      genres: ['!!!', 'House', 'house', 'Techno', 'Ambient', 'Dub'],
      description: 'one\r\n\r\n\r\n\r\ntwo',
    },
  });
  expect(mix).toMatchObject({ title: '<b>Loud</b>', description: 'one\n\ntwo', genre: ['!!!', 'House', 'Techno'] });
  expect(event.notes).toEqual(['Only its first 3 genres were kept.']);
  expect(mix.artist.title).toBe('Unknown Artist');
  expect(event.mix.file_name).toBe('passwd .mp3');
  expect(await readdir(join(api.folder, 'imports'))).toEqual([]);
});

test('genres of symbols stay distinct, a long one is shortened with a note, underscores match', async () => {
  const { mix, event } = await importMix({
    audio: await makeMp3(25, 325),
    tags: { genres: ['!!!', '???', `Psy_Trance ${'x'.repeat(40)}`] },
  });
  expect(mix.genre).toEqual(['!!!', '???', `Psy_Trance ${'x'.repeat(29)}`]);
  expect(event.notes).toEqual(['Genres that were shortened: 1.']);
  const again = await importMix({ audio: await makeMp3(25, 326), tags: { genres: ['!!!', 'Psy_Trance'] } });
  expect(again.mix.genre).toEqual(['!!!', 'Psy_Trance']);
  const found = await api.call('search', { query: { query: 'psy_trance' } });
  expect(found.data.Mixes.map(({ id }) => id)).toContain(again.mix.id);
});

test('an image in the tags is redrawn as the mix’s own; a broken one is reported and replaced', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d02040' } })
    .png()
    .toBuffer();
  const { mix } = await importMix({ audio: await makeMp3(25, 330), cover: picture });
  const served = await fetch(`${api.origin}${mix.album_art.url}&width=150`, { headers: { accept: 'image/webp' } });
  expect(served.headers.get('content-type')).toBe('image/webp');
  const image = sharp(Buffer.from(await served.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ width: 150, height: 150 });
  const { dominant } = await image.stats();
  expect(dominant.r).toBeGreaterThan(180);
  expect(dominant.g).toBeLessThan(60);
  const broken = await importMix({ audio: await makeMp3(25, 340), cover: Buffer.from('no picture at all') });
  expect(broken.event.notes).toEqual([expect.stringContaining('cover')]);
  expect((await fetch(`${api.origin}${broken.mix.album_art.url}`)).status).toBe(200);
});

function makeSilence(seconds: number): Buffer {
  const [rateHz, head] = [8_000, Buffer.alloc(44)];
  head.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  head.writeUInt32LE(rateHz, 24);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(rateHz * 2 * seconds, 40);
  return Buffer.concat([head, Buffer.alloc(rateHz * 2 * seconds)]);
}

test('an import whose sender disconnects is dropped, and does not hold up the next', async () => {
  const audio = makeSilence(300);
  const leaving = new AbortController();
  const response = await postImport(api, operator, {
    body: formOf({ audio, tags: { title: 'Left behind' } }),
    signal: leaving.signal,
  });
  const first = await response.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain('progress');
  leaving.abort();
  await importMix({ audio: await makeMp3(25, 380) });
  expect((await api.refusal('getImport', { params: { hash: hashOf(audio) }, token: operator })).status).toBe(404);
  const recordings = await readdir(join(api.folder, 'media', 'recordings'));
  expect(recordings.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('the list of imports is paged, latest first', async () => {
  api.clock.advance(1_000);
  const { event } = await importMix({ audio: await makeMp3(25, 370), tags: { title: 'Listed' } });
  const { data, headers } = await api.call('listImports', { query: { limit: 1 }, token: operator });
  expect(data).toEqual([event.mix]);
  expect(Number(headers.get('x-items-total'))).toBeGreaterThan(1);
});

test('the token file is readable by its owner only, and the token is valid for admin calls only', async () => {
  expect((await stat(join(api.folder, 'admin-token'))).mode & 0o777).toBe(0o600);
  expect((await api.call('getServiceStatus', { token: operator })).data.mixes).toBeGreaterThan(400);
  expect((await api.refusal('getPermissions', { token: operator })).status).toBe(401);
  expect((await api.refusal('getServiceStatus', { token: premium })).status).toBe(403);
});

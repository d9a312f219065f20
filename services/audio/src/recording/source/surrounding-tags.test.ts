import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apeTag, id3Tag, id3v1Tag, lyricsTag } from '../testing/make-tags.ts';
import { listen } from '../testing/listen.ts';
import {
  chunkOf,
  dataChunk,
  flacOfTone,
  formatChunk,
  mp3OfTone,
  oggOfTone,
  wavOf,
  wavOfTone,
} from '../testing/make-tone.ts';

const TONE = { hertz: [440], sampleRateHz: 44_100, seconds: 0.5 } as const;
const FORMATS = ['mp3', 'flac', 'ogg', 'wav'] as const;
type Format = (typeof FORMATS)[number];

const sounds = new Map<Format, Buffer>();
let lengths: Readonly<Record<string, number>>;
beforeAll(async () => {
  sounds.set('mp3', await mp3OfTone(TONE));
  sounds.set('flac', flacOfTone(TONE));
  sounds.set('ogg', await oggOfTone(TONE, 1));
  sounds.set('wav', wavOfTone(TONE));
  const heard = await Promise.all(
    FORMATS.map(async (format) => [format, (await listen(soundOf(format))).seconds] as const),
  );
  lengths = Object.fromEntries(heard);
});

const soundOf = (format: Format) => sounds.get(format) ?? Buffer.alloc(0);

async function expectUnchanged(format: Format, bytes: Buffer): Promise<void> {
  const { seconds, parts, notes } = await listen(bytes);
  expect({ format, seconds, hertz: parts.map(({ hertz }) => hertz[0]), notes }).toEqual({
    format,
    seconds: lengths[format],
    hertz: [440],
    notes: [],
  });
}

const SMALL = id3Tag('First', 0, { version: 3 });
const LEADING: Readonly<Record<string, Buffer>> = {
  'one tag': SMALL,
  'two tags': Buffer.concat([SMALL, id3Tag('Second')]),
  'three tags': Buffer.concat([SMALL, id3Tag('Second'), id3Tag('Third', 300)]),
  'a second tag above 64 KiB': Buffer.concat([SMALL, id3Tag('Large', 100_000)]),
  'a tag above 16 MiB': id3Tag('Huge', 17 * 1024 ** 2),
  'a tag with a footer': id3Tag('Footer', 0, { footer: 'written' }),
  'a tag whose footer is missing': Buffer.concat([id3Tag('Footer', 0, { footer: 'announced' }), SMALL]),
  'an empty tag': Buffer.concat([id3Tag(''), SMALL]),
  'zeros between two tags': Buffer.concat([SMALL, Buffer.alloc(3_000), id3Tag('Second'), Buffer.alloc(70_000)]),
  'a tag with padding': id3Tag('Padding', 500, { padding: 4_096 }),
  'an APE tag': Buffer.concat([apeTag(5_000), SMALL]),
};

test.each(Object.keys(LEADING))('[IMPORT-002] %s before the audio is skipped, in every format', async (name) => {
  for (const format of FORMATS) {
    await expectUnchanged(format, Buffer.concat([LEADING[name] ?? Buffer.alloc(0), soundOf(format)]));
  }
});

const TRAILING: Readonly<Record<string, Buffer>> = {
  ID3v1: id3v1Tag('Old'),
  'the larger ID3v1': id3v1Tag('Old', true),
  APEv2: apeTag(30_000),
  APEv1: apeTag(30_000, false),
  'APEv2 and ID3v1': Buffer.concat([apeTag(4_000), id3v1Tag('Old')]),
  'Lyrics3 and ID3v1': Buffer.concat([lyricsTag(2), id3v1Tag('Old')]),
  'the first Lyrics3 and ID3v1': Buffer.concat([lyricsTag(1), id3v1Tag('Old')]),
  'ID3v2 with a footer': id3Tag('At the end', 20_000, { footer: 'written' }),
  'ID3v2 without a footer': id3Tag('At the end', 20_000),
  'three tags and zeros': Buffer.concat([apeTag(2_000), lyricsTag(2), id3v1Tag('Old'), Buffer.alloc(1_000)]),
};

test.each(Object.keys(TRAILING))('[IMPORT-002] %s after the audio is not played, in every format', async (name) => {
  for (const format of FORMATS) {
    await expectUnchanged(format, Buffer.concat([soundOf(format), TRAILING[name] ?? Buffer.alloc(0)]));
  }
});

test('[IMPORT-002] tags after the audio of a WAV file that does not state its length are not played', async () => {
  const list = chunkOf('LIST', Buffer.from('INFOINAM\x04\0\0\0Name', 'latin1'));
  const endings = [
    id3v1Tag('Old'),
    apeTag(3_000),
    list,
    Buffer.concat([list, chunkOf('id3 ', id3Tag('Chunk', 501)), id3v1Tag('Old')]),
  ];
  for (const ending of endings) {
    const wav = wavOf([formatChunk(TONE), dataChunk(TONE, { length: 0xffff_ffff })], { length: 0xffff_ffff });
    await expectUnchanged('wav', Buffer.concat([wav, ending]));
  }
});

const NOISE = Buffer.from(Array.from({ length: 5_000 }, (_, index) => ((index + 1) ** 2 * 31) % 251));
const LETTERS = Buffer.alloc(5_000, 'no sound ');
const M4A = readFileSync(path.join(import.meta.dirname, '../../../test/fixtures/tone.m4a'));

test('bytes that are neither audio nor a tag are skipped with a note', async () => {
  for (const sound of [...FORMATS.map(soundOf), M4A]) {
    const { seconds } = await listen(sound);
    for (const other of [NOISE, LETTERS]) {
      const notes = [expect.stringContaining("We left out 5,000 bytes that aren't audio")];
      expect(await listen(Buffer.concat([sound, other]))).toMatchObject({ seconds, notes });
      expect(await listen(Buffer.concat([sound, other, apeTag(3_000)]))).toMatchObject({ seconds, notes });
    }
  }
});

test("other bytes between a WAV file's audio and a chunk leave a note, which excludes the chunk", async () => {
  const list = chunkOf('LIST', Buffer.from('INFOINAM\x04\0\0\0Name', 'latin1'));
  const { notes } = await listen(Buffer.concat([soundOf('wav'), NOISE, list]));
  expect(notes).toEqual([expect.stringContaining('We left out 5,000 bytes')]);
});

const FLAC_HEADER_BYTES = 42;
const FLAC_FRAME_BYTES = 8_205;

test('zeros in place of audio produce a note, in the middle and at the end; padding does not', async () => {
  const holeInFlac = FLAC_HEADER_BYTES + FLAC_FRAME_BYTES;
  for (const { sound, start, end, lostSeconds } of [
    { sound: soundOf('mp3'), start: 1_000, end: 3_400, lostSeconds: 0.29 },
    { sound: flacOfTone(TONE, 0), start: holeInFlac, end: holeInFlac + FLAC_FRAME_BYTES, lostSeconds: 4_096 / 44_100 },
  ]) {
    const { seconds } = await listen(sound);
    const hole = await listen(Buffer.from(sound).fill(0, start, end));
    expect(hole.seconds).toBeCloseTo(seconds - lostSeconds, 1);
    expect(hole.notes).toEqual([
      expect.stringMatching(/^We left out [28],\d{3} bytes that aren't audio, from 0:00 on/),
    ]);
    const tail = await listen(Buffer.concat([sound, Buffer.alloc(2_000), id3v1Tag('Old')]));
    expect(tail).toMatchObject({ seconds, notes: [expect.stringContaining('We left out 2,000 bytes')] });
    const full = Buffer.concat([sound, Buffer.alloc(1_500)]);
    expect(await listen(Buffer.concat([full, full]))).toMatchObject({ notes: [] });
  }
});

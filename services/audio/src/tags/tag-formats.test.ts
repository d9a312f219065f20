import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { SOUND_FIXTURES } from '../testing/sound-fixtures.ts';
import {
  bytes,
  cover,
  flacWith,
  footerOf,
  frame,
  frame22,
  latin,
  number,
  oggWith,
  PICTURE,
  sevens,
  tag,
  unsynchronized,
  utf16,
  utf8,
  wav,
} from './testing/build-tags.ts';
import { openTagFiles, type TagFiles } from './testing/open-tag-files.ts';

let files: TagFiles;
let mp3: Buffer;
beforeAll(async () => {
  files = await openTagFiles();
  ({ mp3 } = files);
});
afterAll(() => files.close());

test.each([
  ['version 2.3 with UTF-16', () => [frame(3, 'TIT2', utf16('Ünsync')), frame(3, 'TPE1', utf16('Ärtist'))], 3],
  [
    'version 2.3 with Latin-1',
    () => [frame(3, 'TIT2', latin(bytes('Ünsync'))), frame(3, 'TPE1', latin(bytes('Ärtist')))],
    3,
  ],
  ['version 2.2', () => [frame22('TT2', utf16('Ünsync')), frame22('TP1', utf16('Ärtist'))], 2],
] as const)('[IMPORT-002] a tag unsynchronized as a whole is read: %s', async (_what, frames, version) => {
  const picture =
    version === 2 ? frame22('PIC', Buffer.concat([bytes('\0JPG\x03\0'), PICTURE])) : frame(3, 'APIC', cover());
  const content = unsynchronized(Buffer.concat([...frames(), picture]));
  const tags = await files.read('unsync.mp3', [tag(version, [content], 0x80), mp3]);
  expect(tags).toMatchObject({ title: 'Ünsync', artist: 'Ärtist', notes: [] });
  expect(Buffer.from(tags.cover ?? [])).toEqual(PICTURE);
});

test('[IMPORT-002] each frame of version 2.4 that is unsynchronized, compressed or both is read', async () => {
  const plain = cover();
  const whole = Buffer.concat([sevens(plain.length), unsynchronized(plain)]);
  const packed = Buffer.concat([sevens(12), deflateSync(utf8('Compressed'))]);
  const tags = await files.read('frames.mp3', [
    tag(4, [
      frame(4, 'TIT2', packed, { flags: 0x09 }),
      frame(4, 'APIC', whole, { flags: 0x03 }),
      frame(4, 'TPE1', Buffer.concat([bytes('g'), utf8('Grouped')]), { flags: 0x40 }),
    ]),
    mp3,
  ]);
  expect(tags).toMatchObject({ title: 'Compressed', artist: 'Grouped', notes: [] });
  expect(Buffer.from(tags.cover ?? [])).toEqual(PICTURE);
});

test('[IMPORT-002] an image that was never unsynchronized is whole, whatever the tag says', async () => {
  const tags = await files.read('lying flag.mp3', [tag(4, [frame(4, 'APIC', cover())], 0x80), mp3]);
  expect(Buffer.from(tags.cover ?? [])).toEqual(PICTURE);
});

test.each([
  ...[120, 127, 128, 200, 16_383, 16_384, 60_000].map((length) => [`${length} bytes`, length, 1] as const),
  ['twice 20,000 bytes', 20_000, 2] as const,
])('[IMPORT-002] frames with sizes of the other version are read to the end: %s', async (_what, length, times) => {
  const comment = Buffer.concat([bytes('\0eng\0'), Buffer.alloc(length - 5, 'x')]);
  const comments = (version: 3 | 4, size: (value: number) => Buffer) =>
    Array.from({ length: times }, () => frame(version, 'COMM', comment, { size }));
  const plain = tag(4, [...comments(4, number), frame(4, 'TIT2', utf8('After')), frame(4, 'TPE1', utf8('Last'))]);
  const safe = tag(3, [...comments(3, sevens), frame(3, 'TIT2', utf16('After')), frame(3, 'TPE1', utf16('Last'))]);
  const notes = length > 5_000 ? ['Its description was shortened.'] : [];
  for (const leading of [plain, safe])
    expect(await files.read('sizes.mp3', [leading, Buffer.alloc(50), mp3])).toMatchObject({
      title: 'After',
      artist: 'Last',
      notes,
    });
});

test.each([20_000, 2 ** 21, 16_700_000])(
  '[IMPORT-002] fields after an image of %i bytes with a plain size are read, and the image is whole',
  async (length) => {
    const picture = Buffer.alloc(length, PICTURE);
    const frames = [
      frame(4, 'APIC', cover(picture), { size: number }),
      frame(4, 'TPE1', utf8('Behind'), { size: number }),
    ];
    const tags = await files.read('picture.mp3', [tag(4, frames), mp3]);
    expect(tags).toMatchObject({ artist: 'Behind', notes: [] });
    expect(picture.equals(tags.cover ?? Buffer.alloc(0))).toBe(true);
  },
);

test('[IMPORT-002] of several images the front cover is used, even if its format is not the stated one', async () => {
  const webp = Buffer.concat([bytes('RIFF\x20\0\0\0WEBPVP8 '), Buffer.alloc(24, 7)]);
  const back = Buffer.concat([bytes('\0image/jpeg\0\x04\0'), PICTURE]);
  const tags = await files.read('pictures.mp3', [tag(4, [frame(4, 'APIC', back), frame(4, 'APIC', cover(webp))]), mp3]);
  expect(tags.notes).toEqual([]);
  expect(tags.cover).toEqual(webp);
});

test('[IMPORT-002] an extended header is skipped, in either version', async () => {
  const header3 = Buffer.concat([number(6), Buffer.alloc(6)]);
  const header4 = Buffer.concat([sevens(6), Buffer.from([1, 0])]);
  expect(await files.read('v3.mp3', [tag(3, [header3, frame(3, 'TIT2', utf16('Three'))], 0x40), mp3])).toMatchObject({
    title: 'Three',
    notes: [],
  });
  expect(await files.read('v4.mp3', [tag(4, [header4, frame(4, 'TIT2', utf8('Four'))], 0x40), mp3])).toMatchObject({
    title: 'Four',
    notes: [],
  });
});

test('[IMPORT-002] of several tags before any format the later one wins, and the others fill its gaps', async () => {
  const first = tag(3, [frame(3, 'TIT2', utf16('First')), frame(3, 'TPE1', utf16('Kept')), frame(3, 'APIC', cover())]);
  const withFooter = tag(4, [frame(4, 'TIT2', utf8('Second')), frame(4, 'TCON', utf8('House'))], 0x10);
  const empty = tag(4, []);
  const leading = [first, withFooter, footerOf(withFooter), Buffer.alloc(70_000), empty];
  for (const [name, sound] of [
    ['a.mp3', mp3],
    ['a.flac', flacWith(files.flac, [])],
    ['a.ogg', oggWith(files.ogg, [])],
    ['a.wav', wav([])],
  ] as const) {
    const tags = await files.read(name, [...leading, sound]);
    expect(tags).toMatchObject({ title: 'Second', artist: 'Kept', genres: ['House'] });
    expect(tags.cover).toHaveLength(PICTURE.length);
  }
});

test('[IMPORT-002] a missing announced footer, a tag of another kind, or leading zeros hide nothing', async () => {
  const announced = tag(4, [frame(4, 'TIT2', utf8('Before'))], 0x10);
  const own = flacWith(files.flac, [Buffer.from('ARTIST=Own')]);
  expect(await files.read('footer.flac', [announced, own])).toMatchObject({ title: 'Before', artist: 'Own' });
  const ape = Buffer.alloc(32);
  ape.write('APETAGEX');
  ape.writeUInt32LE(2000, 8);
  expect(await files.read('ape.flac', [ape, own])).toMatchObject({ artist: 'Own' });
  const mp4 = readFileSync(join(SOUND_FIXTURES, 'tagged.m4a'));
  const alone = await files.read('alone.m4a', [mp4]);
  const comment = tag(4, [frame(4, 'COMM', Buffer.concat([bytes('\x03eng\0'), Buffer.from('Before')]))]);
  expect(await files.read('behind a tag.m4a', [comment, mp4])).toEqual({ description: 'Before', ...alone });
});

test('[IMPORT-002] the oldest tag at the end fills gaps of newer ones, also with a split character', async () => {
  const old = Buffer.alloc(128);
  old.write('TAG');
  // Fourteen Japanese letters of two bytes, and half of the next.
  Buffer.from(`58${'83888393'.repeat(7)}83`, 'hex').copy(old, 3);
  old.write('Old Artist', 33);
  old[127] = 35;
  const tags = await files.read('old.mp3', [tag(4, [frame(4, 'TIT2', utf8('New'))]), mp3, old]);
  expect(tags).toMatchObject({ title: 'New', artist: 'Old Artist', genres: ['House'] });
  expect(await files.read('only old.mp3', [mp3, old])).toMatchObject({ title: `X${'ヨン'.repeat(7)}` });
});

test('[IMPORT-002] titles of WAV files are read after odd chunks, with or without their pad byte', async () => {
  for (const isPadded of [true, false])
    expect(
      await files.read('odd.wav', [
        wav(
          [
            ['INAM', bytes('Odd')],
            ['IART', bytes('Even')],
          ],
          isPadded,
        ),
      ]),
    ).toMatchObject({
      title: 'Odd',
      artist: 'Even',
      notes: [],
    });
});

test.each(['tagged.m4a', 'tagged.opus'])(
  '[IMPORT-005] tags, cover and chapters of AAC and Opus are read: %s',
  async (name) => {
    const tags = await files.read(name, [readFileSync(join(SOUND_FIXTURES, name))]);
    expect(tags).toMatchObject({
      title: 'Night Set',
      artist: 'DJ Test',
      show: 'Night Show',
      genres: ['House'],
      track_list: [
        { artist: 'One', title: 'First', start_seconds: 0 },
        { artist: 'Two', title: 'Second', start_seconds: 0.25 },
      ],
      notes: [],
    });
    expect(Buffer.from(tags.cover ?? []).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  },
);

test.each([3, 4] as const)(
  '[IMPORT-002] private data of programs in a tag of version 2.%i is skipped without a note',
  async (version) => {
    const own = Buffer.from(Array.from({ length: 700 }, (_, index) => (index * 37) % 256));
    const frames = ['PRIV', 'GEOB', 'UFID', 'POPM', 'MCDI', 'XXXX', 'WXXX'].map((id) => frame(version, id, own));
    const tags = await files.read('private.mp3', [
      tag(version, [...frames, frame(version, 'PRIV', own, { flags: 0x44 }), frame(version, 'TIT2', utf16('Behind'))]),
      mp3,
    ]);
    expect(tags).toMatchObject({ title: 'Behind', notes: [] });
  },
);

test('[IMPORT-002] reserved flags of a frame, and UTF-16 without its byte order mark, hide nothing', async () => {
  const unmarked = Buffer.concat([Buffer.from([1]), Buffer.from('No Mark', 'utf16le')]);
  const tags = await files.read('flags.mp3', [
    tag(3, [frame(3, 'TIT2', utf16('Reserved'), { flags: 0x03 }), frame(3, 'TPE1', unmarked)]),
    mp3,
  ]);
  expect(tags).toMatchObject({ title: 'Reserved', artist: 'No Mark', notes: [] });
});

test.each([
  ['numbers in brackets', latin(bytes('(52)(18)')), ['Electronic', 'Techno']],
  ['names with a slash', latin(bytes('R&B/Soul')), ['R&B', 'Soul']],
])('[IMPORT-004] genres are read as %s', async (_what, content, genres) => {
  const tags = await files.read('genres.mp3', [tag(3, [frame(3, 'TCON', content)]), mp3]);
  expect(tags).toMatchObject({ genres, notes: [] });
});

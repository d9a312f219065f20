import { bytes, flacWith, frame, number, oggWith, tag, utf16, utf8 } from './testing/build-tags.ts';
import { openTagFiles, type TagFiles } from './testing/open-tag-files.ts';

let files: TagFiles;
let mp3: Buffer;
beforeAll(async () => {
  files = await openTagFiles();
  ({ mp3 } = files);
});
afterAll(() => files.close());

const named = (title: string, artist: string): Buffer =>
  tag(3, [frame(3, 'TIT2', utf16(title)), frame(3, 'TPE1', utf16(artist))]);
test.each([
  ['UTF-8, a field of two', [frame(4, 'TPE1', utf8('Gamma\0Delta'))], 'Gamma & Delta'],
  [
    'UTF-16 with a mark in front of each',
    [frame(4, 'TPE1', Buffer.concat([utf16('Alpha'), Buffer.alloc(2), utf16('Beta').subarray(1)]))],
    'Alpha & Beta',
  ],
  ['UTF-16 with a mark in front of the first alone', [frame(4, 'TPE1', utf16('Alpha\0Beta'))], 'Alpha & Beta'],
  [
    'UTF-16 with the high byte first',
    [frame(4, 'TPE1', Buffer.concat([Buffer.from([2]), Buffer.from('Alpha\0Beta', 'utf16le').swap16()]))],
    'Alpha & Beta',
  ],
  ['three', [frame(4, 'TPE1', utf8('A\0B\0C'))], 'A, B & C'],
  ['the same twice', [frame(4, 'TPE1', utf8('Solo\0Solo'))], 'Solo'],
  ['of the album', [frame(4, 'TPE2', utf8('One\0Two'))], 'One & Two'],
  ['a name that holds &', [frame(4, 'TPE1', utf8('Above & Beyond feat. Zoë'))], 'Above & Beyond feat. Zoë'],
] as const)('[IMPORT-004] all artists of a field are read: %s', async (_what, frames, artist) => {
  expect(await files.read('artists.mp3', [tag(4, frames), mp3])).toMatchObject({ artist, notes: [] });
});

test('[IMPORT-004] a name with a slash is one name in version 2.3 as well', async () => {
  expect(await files.read('slash.mp3', [named('Back', 'AC/DC'), mp3])).toMatchObject({ artist: 'AC/DC', notes: [] });
});

test('[IMPORT-004] all artists in two FLAC, Ogg or Opus fields are read; of two titles the first, with a note', async () => {
  const fields = ['ARTIST=Epsilon', 'ARTIST=Zeta', 'TITLE=One', 'TITLE=Two', 'ALBUM=Here', 'ALBUM=There'].map(bytes);
  const expected = {
    title: 'One',
    artist: 'Epsilon & Zeta',
    show: 'Here',
    notes: ['It has 2 titles. We used the first.', 'It has 2 albums. We used the first.'],
  };
  for (const [name, file] of [
    ['fields.flac', flacWith(files.flac, fields)],
    ['fields.ogg', oggWith(files.ogg, fields)],
    ['fields.opus', oggWith(files.opus, fields)],
  ] as const)
    expect(await files.read(name, [file])).toMatchObject(expected);
  expect(
    await files.read('two titles.mp3', [
      tag(4, [
        frame(4, 'TIT2', utf8('One\0Two')),
        frame(4, 'TPE1', utf8('Epsilon\0Zeta')),
        frame(4, 'TALB', utf8('Here\0There')),
      ]),
      mp3,
    ]),
  ).toMatchObject(expected);
});

test('[IMPORT-004] chapters without a title keep their time', async () => {
  const chapter = (startMs: number, title?: string) =>
    frame(
      4,
      'CHAP',
      Buffer.concat([
        bytes('c\0'),
        number(startMs),
        Buffer.alloc(12),
        ...(title === undefined ? [] : [frame(4, 'TIT2', utf8(title))]),
      ]),
    );
  const tags = await files.read('chapters.mp3', [tag(4, [chapter(2000), chapter(0, 'A - B')]), mp3]);
  expect(tags.track_list).toEqual([
    { title: 'B', artist: 'A', start_seconds: 0 },
    { title: '', artist: '', start_seconds: 2 },
  ]);
});

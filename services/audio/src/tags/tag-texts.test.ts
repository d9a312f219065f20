import { bytes, cover, flacWith, frame, latin, number, oggWith, tag, utf16, utf8, wav } from './testing/build-tags.ts';
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
] as const)('[IMPORT-004] all artists of a field are kept: %s', async (_what, frames, artist) => {
  expect(await files.read('artists.mp3', [tag(4, frames), mp3])).toMatchObject({ artist, notes: [] });
});

test('[IMPORT-004] a name with a slash is one name in version 2.3 as well', async () => {
  expect(await files.read('slash.mp3', [named('Back', 'AC/DC'), mp3])).toMatchObject({ artist: 'AC/DC', notes: [] });
});

test('[IMPORT-004] artists in two fields of a FLAC or Ogg file are kept, and of two titles or albums the first, with a note', async () => {
  const fields = ['ARTIST=Epsilon', 'ARTIST=Zeta', 'TITLE=One', 'TITLE=Two', 'ALBUM=Here', 'ALBUM=There'];
  const expected = {
    title: 'One',
    artist: 'Epsilon & Zeta',
    show: 'Here',
    notes: ['It has 2 titles, of which the first was taken.', 'It has 2 albums, of which the first was taken.'],
  };
  expect(
    await files.read('fields.flac', [
      flacWith(
        files.flac,
        fields.map((field) => Buffer.from(field)),
      ),
    ]),
  ).toMatchObject(expected);
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

/** Titles and names in bytes, as programs of that country wrote them. */
const FOREIGN = [
  ['Shift-JIS', 'shift_jis', '夜明けの音楽', '96e996be82af82cc89b98a79', 'ヨルシカ', '8388838b8356834a'],
  ['GBK', 'gbk', '爱你一万年', 'b0aec4e3d2bbcdf2c4ea', '刘德华', 'c1f5b5c2bbaa'],
  ['Windows-1251', 'windows-1251', 'Ночной эфир', 'cdeef7edeee920fdf4e8f0', 'Ария', 'c0f0e8ff'],
  ['KOI8-R', 'koi8-r', 'Ночной эфир', 'eecfdececfca20dcc6c9d2', 'Ария', 'e1d2c9d1'],
  ['Big5', 'big5', '愛你一萬年', 'b752a741a440b855a67e', '劉德華', 'bc42bc77b5d8'],
  ['EUC-KR', 'euc-kr', '사랑 노래', 'bbe7b6fb20b3ebb7a1', '조용필', 'c1b6bfebc7ca'],
  ['Windows-1250', 'windows-1250', 'Mały książę', '4d61b379206b7369b9bfea', 'Łódź', 'a3f3649f'],
  ['Mac Roman', 'macintosh', 'Nächte', '4e8a63687465', 'Zoë', '5a6f91'],
] as const;

test.each(FOREIGN)(
  '[IMPORT-004] tags in %s are recognized in every field, and noted',
  async (name, label, title, titleHex, artist, artistHex) => {
    const [titleBytes, artistBytes] = [Buffer.from(titleHex, 'hex'), Buffer.from(artistHex, 'hex')];
    expect(new TextDecoder(label).decode(titleBytes)).toBe(title);
    expect(new TextDecoder(label).decode(artistBytes)).toBe(artist);
    const frames = [
      frame(3, 'TIT2', latin(titleBytes)),
      frame(3, 'TPE1', latin(artistBytes)),
      frame(3, 'TALB', latin(titleBytes)),
      frame(3, 'COMM', Buffer.concat([bytes('\0eng\0'), titleBytes])),
      frame(3, 'CHAP', Buffer.concat([bytes('one\0'), Buffer.alloc(16), frame(3, 'TIT2', latin(titleBytes))])),
    ];
    const expected = {
      title,
      artist,
      show: title,
      description: title,
      track_list: [{ title, artist: '', start_seconds: 0 }],
    };
    const note = new RegExp(`^Its tags aren't Unicode. Read as ${name}(, a guess)?. --encoding names another.$`, 'u');
    expect(await files.read('foreign.mp3', [tag(3, frames), mp3])).toEqual({
      ...expected,
      genres: [],
      notes: [expect.stringMatching(note)],
    });
    const fields = [
      Buffer.concat([bytes('TITLE='), titleBytes]),
      Buffer.concat([bytes('ARTIST='), artistBytes]),
      Buffer.concat([
        bytes('CUESHEET=PERFORMER "'),
        artistBytes,
        bytes('"\nTRACK 01 AUDIO\nTITLE "'),
        titleBytes,
        bytes('"\nINDEX 01 00:01:00\n'),
      ]),
    ];
    expect(await files.read('foreign.flac', [flacWith(files.flac, fields)])).toMatchObject({
      title,
      artist,
      track_list: [{ title, artist, start_seconds: 1 }],
    });
    expect(
      await files.read('foreign.wav', [
        wav([
          ['INAM', titleBytes],
          ['IART', artistBytes],
        ]),
      ]),
    ).toMatchObject({ title, artist });
  },
);

test('[IMPORT-004] Western names stay right, without a note', async () => {
  const names = [
    'Überfall',
    'Sigur Rós',
    'Mötley Crüe',
    'Þórir',
    'Route à Paris',
    'ÆØÅ',
    '¿Qué?',
    'L’été',
    'Ærø',
    'Señor',
  ];
  for (const name of names) {
    const inWindows = Buffer.from(Array.from(name, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))));
    const tags = await files.read('western.mp3', [tag(3, [frame(3, 'TIT2', latin(inWindows))]), mp3]);
    expect(tags).toMatchObject({ title: name });
  }
});

test('[IMPORT-004] UTF-8 in a field said to be Latin-1 is UTF-8, and a given encoding overrides what would be recognized', async () => {
  const title = Buffer.from('cdeef7edeee9', 'hex');
  expect(await files.read('utf8.mp3', [tag(3, [frame(3, 'TIT2', latin(Buffer.from('Zoë 夜')))]), mp3])).toMatchObject({
    title: 'Zoë 夜',
    notes: [],
  });
  const given = [tag(3, [frame(3, 'TIT2', latin(title))]), mp3];
  expect(await files.read('given.mp3', given, { encoding: 'windows-1252' })).toMatchObject({
    title: 'Íî÷íîé',
    notes: [],
  });
  expect(await files.read('wrong.mp3', given, { encoding: 'utf-8' })).toMatchObject({
    notes: expect.arrayContaining(["Some text in its tags isn't valid utf-8."]) as string[],
  });
});

test('[IMPORT-004] what is damaged or too large is a note, and the rest is read', async () => {
  const cutOff = tag(4, [frame(4, 'TIT2', utf8('Whole')), bytes('TPE1\0\0\0\x7f\0\0cut')]);
  expect(await files.read('cut.mp3', [cutOff, mp3])).toMatchObject({
    title: 'Whole',
    notes: ["Some of its tags are damaged and couldn't be read."],
  });
  const large = tag(4, [frame(4, 'APIC', cover(Buffer.alloc(21 * 2 ** 20, 7)))]);
  expect((await files.read('large.mp3', [large, mp3])).notes).toEqual([
    'Its picture is larger than 20 MB and was left out.',
  ]);
  expect(
    (await files.read('lost.ogg', [oggWith(files.ogg, [Buffer.concat([bytes('TITLE=Lost '), Buffer.from([0xff])])])]))
      .notes,
  ).toContain("Some letters in its tags aren't valid UTF-8 and are lost.");
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

const SHEET =
  'PERFORMER "Björk"\r\nTITLE "Nächte"\r\n  TRACK 01 AUDIO\r\n    TITLE "Über"\r\n    INDEX 01 00:01:00\r\n';
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-16, little end first', Buffer.from(`\ufeff${SHEET}`, 'utf16le')],
  ['UTF-16, big end first', bigEndian(`\ufeff${SHEET}`)],
  ['UTF-16 without a mark', Buffer.from(SHEET, 'utf16le')],
  ['UTF-16 without a mark, big end first', bigEndian(SHEET)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${SHEET}`)],
  ['Windows-1252', bytes(SHEET)],
])('[IMPORT-004] a cue sheet beside the file is read in %s', async (_what, sheet) => {
  expect(await files.read('sheet.mp3', [mp3], { sheet })).toMatchObject({
    title: 'Nächte',
    artist: 'Björk',
    track_list: [{ title: 'Über', artist: 'Björk', start_seconds: 1 }],
    notes: [],
  });
});

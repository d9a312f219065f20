import { bytes, flacWith, frame, latin, oggWith, tag, wav } from './testing/build-tags.ts';
import { openTagFiles, type TagFiles } from './testing/open-tag-files.ts';

let files: TagFiles;
let mp3: Buffer;
beforeAll(async () => {
  files = await openTagFiles();
  ({ mp3 } = files);
});
afterAll(() => files.close());

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
    const note = new RegExp(
      `^Its tags aren't Unicode. Read as ${name}(, a guess)?. Use --encoding to set another.$`,
      'u',
    );
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
    for (const [file, sound] of [
      ['foreign.ogg', files.ogg],
      ['foreign.opus', files.opus],
    ] as const)
      expect(await files.read(file, [oggWith(sound, fields)])).toMatchObject({
        title,
        artist,
        track_list: [{ title, artist, start_seconds: 1 }],
        notes: [expect.stringMatching(note)],
      });
  },
);

test.each(FOREIGN)(
  '[IMPORT-004] a cue sheet next to the file in %s is recognized, and noted',
  async (name, _label, title, titleHex, artist, artistHex) => {
    const [titleBytes, artistBytes] = [Buffer.from(titleHex, 'hex'), Buffer.from(artistHex, 'hex')];
    const sheet = Buffer.concat([
      bytes('PERFORMER "'),
      artistBytes,
      bytes('"\r\nTRACK 01 AUDIO\r\nTITLE "'),
      titleBytes,
      bytes('"\r\nINDEX 01 00:01:00\r\n'),
    ]);
    const note = new RegExp(
      `^Its cue sheet isn't Unicode. Read as ${name}(, a guess)?. Use --encoding to set another.$`,
      'u',
    );
    expect(await files.read('sheet.mp3', [mp3], { sheet })).toMatchObject({
      artist,
      track_list: [{ title, artist, start_seconds: 1 }],
      notes: [expect.stringMatching(note)],
    });
  },
);

test('[IMPORT-004] a given encoding also applies to the cue sheet, and to the names in it', async () => {
  const [night, morning] = ['d6d9', 'b1bb'].map((hex) => Buffer.from(`${hex}${bytes('.mp3').toString('hex')}`, 'hex'));
  if (night === undefined || morning === undefined) throw new Error('Names are missing.');
  const sheet = Buffer.concat([
    ...[bytes('FILE "'), night, bytes('" MP3\nTRACK 01 AUDIO\nTITLE "'), night, bytes('"\nINDEX 01 00:01:00\n')],
    ...[bytes('FILE "'), morning, bytes('" MP3\nTRACK 02 AUDIO\nTITLE "'), morning, bytes('"\nINDEX 01 00:02:00\n')],
  ]);
  const expected = { track_list: [{ title: 'ﾖﾙ.mp3', artist: '', start_seconds: 1 }], notes: [] };
  expect(await files.read(night, [mp3], { encoding: 'shift_jis', sheet })).toMatchObject(expected);
  const own = flacWith(files.flac, [Buffer.concat([bytes('CUESHEET='), sheet])]);
  expect(await files.read(night, [own], { encoding: 'shift_jis' })).toMatchObject(expected);
});

test('[IMPORT-004] comments of an Ogg file that fill several pages are read to the end', async () => {
  const long = bytes(`LYRICS=${'x'.repeat(150_000)}`);
  const title = Buffer.concat([bytes('TITLE='), Buffer.from('cdeef7edeee920fdf4e8f0', 'hex')]);
  for (const [name, sound] of [
    ['long.ogg', files.ogg],
    ['long.opus', files.opus],
  ] as const)
    expect(await files.read(name, [oggWith(sound, [long, title, bytes('ARTIST=Last')])])).toMatchObject({
      title: 'Ночной эфир',
      artist: 'Last',
    });
});

test.each([
  ['with a mark', (sheet: string) => Buffer.from(`\ufeff${sheet}`, 'utf16le')],
  ['without a mark', (sheet: string) => Buffer.from(sheet, 'utf16le')],
])('[IMPORT-004] a cue sheet in the tags is read in UTF-16 %s', async (_what, encode) => {
  const sheet = Buffer.concat([
    bytes('CUESHEET='),
    encode('TRACK 01 AUDIO\r\nTITLE "Über 夜"\r\nINDEX 01 00:01:00\r\n'),
  ]);
  const fields = [bytes('TITLE=Plain'), sheet];
  const expected = { title: 'Plain', track_list: [{ title: 'Über 夜', artist: '', start_seconds: 1 }], notes: [] };
  expect(await files.read('sheet.flac', [flacWith(files.flac, fields)])).toMatchObject(expected);
  expect(await files.read('sheet.ogg', [oggWith(files.ogg, fields)])).toMatchObject(expected);
});

test('[IMPORT-004] Western names stay right, and are noted only if all their letters are accented', async () => {
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
    const notes =
      name === 'ÆØÅ' ? ["Its tags aren't Unicode. Read as Windows-1252, a guess. Use --encoding to set another."] : [];
    expect(tags).toMatchObject({ title: name, notes });
  }
});

test('[IMPORT-004] UTF-8 in a Latin-1 field is UTF-8, and a given encoding overrides detection', async () => {
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
  const fields = [Buffer.concat([bytes('TITLE='), title])];
  for (const [name, file] of [
    ['given.flac', flacWith(files.flac, fields)],
    ['given.ogg', oggWith(files.ogg, fields)],
    ['given.opus', oggWith(files.opus, fields)],
  ] as const)
    expect(await files.read(name, [file], { encoding: 'windows-1252' })).toMatchObject({ title: 'Íî÷íîé', notes: [] });
  expect(await files.read('wrong.mp3', given, { encoding: 'utf-8' })).toMatchObject({
    notes: expect.arrayContaining(["Some text in its tags isn't valid utf-8."]) as string[],
  });
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
])('[IMPORT-004] a cue sheet next to the file is read in %s', async (_what, sheet) => {
  expect(await files.read('sheet.mp3', [mp3], { sheet })).toMatchObject({
    title: 'Nächte',
    artist: 'Björk',
    track_list: [{ title: 'Über', artist: 'Björk', start_seconds: 1 }],
    notes: [],
  });
});

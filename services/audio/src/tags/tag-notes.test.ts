import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_FIXTURES } from '../testing/sound-fixtures.ts';
import { bytes, cover, flacWith, frame, number, oggWith, tag, utf8 } from './testing/build-tags.ts';
import { openTagFiles, type TagFiles } from './testing/open-tag-files.ts';

let files: TagFiles;
let mp3: Buffer;
beforeAll(async () => {
  files = await openTagFiles();
  ({ mp3 } = files);
});
afterAll(() => files.close());

test('[IMPORT-004] a damaged or oversized tag is a note, and the rest is read', async () => {
  const cutOff = tag(4, [frame(4, 'TIT2', utf8('Whole')), bytes('TPE1\0\0\0\x7f\0\0cut')]);
  expect(await files.read('cut.mp3', [cutOff, mp3])).toMatchObject({
    title: 'Whole',
    notes: ["Some of its tags are damaged and couldn't be read."],
  });
  const large = tag(4, [frame(4, 'APIC', cover(Buffer.alloc(21 * 2 ** 20, 7)))]);
  expect((await files.read('large.mp3', [large, mp3])).notes).toEqual([
    'Its picture is larger than 20 MB and was left out.',
  ]);
  const lost = readFileSync(join(SOUND_FIXTURES, 'tagged.m4a'));
  lost[lost.indexOf('Night Set')] = 0xff;
  expect((await files.read('lost.m4a', [lost])).notes).toContain(
    "Some letters in its tags aren't valid UTF-8 and are lost.",
  );
});

test('[IMPORT-004] a broken comment or image of a FLAC file, or a broken MP4 file, is a note', async () => {
  const comments = flacWith(files.flac, [bytes('TITLE=Whole'), bytes('ARTIST=Cut')]);
  const picture = (content: Buffer): Buffer =>
    Buffer.concat([comments.subarray(0, 42), Buffer.from([6]), number(content.length).subarray(1), content]);
  const rest = comments.subarray(42);
  expect(await files.read('empty.flac', [picture(Buffer.alloc(32)), rest])).toMatchObject({
    title: 'Whole',
    artist: 'Cut',
    notes: ["Some of its tags can't be read."],
  });
  const tooLong = Buffer.concat([number(3), number(500), Buffer.alloc(24)]);
  const beyondItsBlock = Buffer.from(comments);
  beyondItsBlock[beyondItsBlock.indexOf('TITLE') - 4] = 100;
  const unreadable = [picture(tooLong), beyondItsBlock, Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0moov is cut')];
  for (const file of unreadable)
    expect((await files.read('broken', [file])).notes).toEqual(["Its tags can't be read."]);
});

test('[IMPORT-004] several descriptions become paragraphs of one, without private data of programs', async () => {
  const comment = (name: string, value: string): Buffer =>
    frame(4, 'COMM', Buffer.concat([bytes('\x03eng'), bytes(`${name}\0`), Buffer.from(value)]));
  const frames = [comment('iTunNORM', ' 00000A'), comment('', 'One'), comment('', 'Two\0Three'), comment('', 'One')];
  expect(await files.read('comments.mp3', [tag(4, frames), mp3])).toMatchObject({
    description: 'One\n\nTwo',
    notes: [],
  });
  const fields = ['DESCRIPTION=One', 'COMMENT=Two', 'DESCRIPTION=Three', 'COMMENT=One'].map(bytes);
  for (const [name, file] of [
    ['comments.flac', flacWith(files.flac, fields)],
    ['comments.ogg', oggWith(files.ogg, fields)],
  ] as const)
    expect(await files.read(name, [file])).toMatchObject({ description: 'One\n\nTwo\n\nThree', notes: [] });
});

test('[IMPORT-004] a text that is too long for a mix is cut between characters, and noted', async () => {
  const fields = [
    `TITLE=${'t'.repeat(199)}😀`,
    ...Array.from({ length: 30 }, (_, index) => `ARTIST=${index} ${'a'.repeat(9)}`),
    `ALBUM=${'b'.repeat(201)}`,
    `GENRE=${'g'.repeat(201)}`,
    `DESCRIPTION=${'d'.repeat(5_001)}`,
    `CUESHEET=TRACK 01 AUDIO\nTITLE "${'n'.repeat(201)}"\nPERFORMER "${'p'.repeat(200)}"\nINDEX 01 00:00:00\n`,
  ].map((field) => Buffer.from(field));
  const tags = await files.read('long.flac', [flacWith(files.flac, fields)]);
  expect(tags.title).toBe('t'.repeat(199));
  const { artist, show, genres, description, track_list: tracks } = tags;
  const lengths = [artist, show, genres[0], description, tracks[0]?.title, tracks[0]?.artist].map(
    (text) => text?.length,
  );
  expect(lengths).toEqual([200, 200, 200, 5_000, 200, 200]);
  expect(tags.notes).toEqual([
    'Its title was shortened.',
    'Its artist was shortened.',
    'Its album was shortened.',
    'Its description was shortened.',
    'Genres that were shortened: 1.',
    'Names in its tracklist that were shortened: 1.',
  ]);
});

test('[IMPORT-004] the first 500 tracks of a cue sheet are used; an oversized or unreadable one is noted', async () => {
  const track = (index: number): string =>
    `TRACK 01 AUDIO\nTITLE ${index}\nINDEX 01 ${Math.floor(index / 60)}:${index % 60}:00\n`;
  const many = await files.read('many.mp3', [mp3], {
    sheet: bytes(Array.from({ length: 501 }, (_, index) => track(index)).join('')),
  });
  expect(many.track_list).toHaveLength(500);
  expect(many.track_list.at(-1)?.title).toBe('499');
  expect(many.notes).toEqual(['Only its first 500 tracks were kept.']);
  const large = await files.read('large.mp3', [mp3], { sheet: Buffer.alloc(1024 * 1024 + 1, track(0)) });
  expect(large).toMatchObject({ track_list: [], notes: ['The cue sheet beside it is too large for one.'] });
  expect(await files.read('folder.mp3', [mp3], { sheet: 'folder' })).toMatchObject({
    track_list: [],
    notes: ["The cue sheet beside it can't be read."],
  });
});

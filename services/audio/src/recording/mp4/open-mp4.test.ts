import { readFileSync } from 'node:fs';
import path from 'node:path';
import { id3Tag, id3v1Tag } from '../testing/make-tags.ts';
import { boxOf, esdsOf, TABLES, withContent } from '../testing/make-mp4.ts';
import { listen } from '../testing/listen.ts';

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, '../../../test/fixtures', name));

/** Has the same length, so that no other number in the file changes. */
function replaced(bytes: Buffer, mark: string, other: string): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(other, changed.indexOf(mark, 0, 'latin1'), 'latin1');
  return changed;
}

test.each([
  ['low complexity', 'tone.m4a'],
  ['HE-AAC', 'tone-he.m4a'],
])('[IMPORT-005] AAC keeps its length and pitch, at its full rate: %s', async (_what, name) => {
  const { parts, notes } = await listen(fixture(name));
  expect(parts).toMatchObject([{ sampleRateHz: 44_100, hertz: [440, 440] }]);
  expect(parts[0]?.seconds).toBeCloseTo(0.5, 3);
  expect(notes).toEqual([]);
});

test('six channels of AAC keep their positions', async () => {
  const [left, right, centre, , leftBack, rightBack] = (await listen(fixture('surround.m4a'))).parts[0]?.hertz ?? [];
  expect([left, right, centre, leftBack, rightBack]).toEqual([440, 880, 1_320, 2_200, 3_080]);
});

const STEREO = [0x12, 0x10];
/** One channel of half the rate, followed by the doubled rate and the stereo. */
const STEREO_BEHIND = [0x13, 0x88, 0x56, 0xe5, 0xa5, 0x48, 0x80];

/** Another configuration of the decoder. */
function withConfig(config: readonly number[], name = 'tone.m4a'): Buffer {
  return withContent(fixture(name), [...TABLES, 'stsd', 'mp4a', 'esds'], () => esdsOf(config));
}

test.each([
  ['Apple Lossless', replaced(fixture('tone.m4a'), 'mp4a', 'alac'), 'Apple Lossless (ALAC)'],
  ['a protected file', replaced(fixture('tone.m4a'), 'mp4a', 'enca'), 'copy-protected'],
  ['a protected file of a shop', replaced(fixture('tone.m4a'), 'mp4a', 'drms'), 'copy-protected'],
  ['Opus', replaced(fixture('tone.m4a'), 'mp4a', 'Opus'), 'with Opus'],
  ['an unknown format', replaced(fixture('tone.m4a'), 'mp4a', 'zzzz'), '"zzzz"'],
  ['fragments', replaced(fixture('tone.m4a'), 'free', 'moof'), 'fragmented'],
  ['a film without sound', replaced(fixture('tone.m4a'), 'soun', 'vide'), 'without audio'],
  ['HE-AAC of which half the stereo would be lost', withConfig([0xe9, 0x8a]), 'HE-AAC version 2'],
  ['the same, told behind what older players know', withConfig(STEREO_BEHIND), 'HE-AAC version 2'],
  ['xHE-AAC', withConfig([0xf9, 0x44]), 'xHE-AAC'],
  ['AAC-ELD', withConfig([0xf8, 0xe8]), 'AAC-ELD'],
])('[IMPORT-005] %s in an MP4 file is rejected by name', async (_what, bytes, reason) => {
  await expect(listen(bytes)).rejects.toThrow(reason);
});

test.each([
  ['in front', [0x2b, 0x92, 0x08]],
  ['by the sound alone', [0x13, 0x90]],
])('[IMPORT-005] HE-AAC whose doubled rate is signaled %s plays at its full rate', async (_where, config) => {
  const { parts } = await listen(withConfig(config, 'tone-he.m4a'));
  expect(parts).toMatchObject([{ sampleRateHz: 44_100, hertz: [440, 440] }]);
  expect(parts[0]?.seconds).toBeCloseTo(0.5, 1);
});

test('an MP4 file may have long offsets, a QuickTime description, and several descriptions', async () => {
  const plain = fixture('tone.m4a');
  const { seconds } = await listen(plain);
  const offset = plain.readUInt32BE(plain.indexOf('stco') + 12);
  const co64 = Buffer.alloc(16);
  co64.writeUInt32BE(1, 4);
  co64.writeBigUInt64BE(BigInt(offset), 8);
  const long = withContent(replaced(plain, 'stco', 'skip'), TABLES, (tables) =>
    Buffer.concat([tables, boxOf('co64', co64)]),
  );
  const quickTime = withContent(plain, [...TABLES, 'stsd', 'mp4a'], (entry) => {
    const head = Buffer.from(entry.subarray(0, 28));
    head.writeUInt16BE(1, 8);
    const wave = Buffer.concat([boxOf('frma', Buffer.from('mp4a')), boxOf('esds', esdsOf(STEREO))]);
    return Buffer.concat([head, Buffer.alloc(16), boxOf('wave', wave)]);
  });
  for (const bytes of [long, quickTime]) {
    expect(await listen(bytes)).toMatchObject({ seconds, parts: [{ hertz: [440, 440] }], notes: [] });
  }
  const { parts } = await listen(withTwoDescriptions(plain, offset));
  for (const { hertz } of parts) expect(Math.abs((hertz[0] ?? 0) - 440)).toBeLessThanOrEqual(10);
  // A decoder outputs nothing for its first frame, and each description has its own.
  expect(parts.map((part) => Math.round((part.seconds * 44_100) / 1_024))).toEqual([9, 12]);
});

const FIRST_FRAMES = 10;

/** The first ten frames have the first, the others the second. */
function withTwoDescriptions(plain: Buffer, offset: number): Buffer {
  const sizes = plain.indexOf('stsz') + 16;
  const firstBytes = Array.from({ length: FIRST_FRAMES }, (_, index) => plain.readUInt32BE(sizes + index * 4));
  const second = offset + firstBytes.reduce((sum, bytes) => sum + bytes, 0);
  const numbers = (...values: number[]) => {
    const content = Buffer.alloc(4 + values.length * 4);
    for (const [index, value] of values.entries()) content.writeUInt32BE(value, 4 + index * 4);
    return content;
  };
  const describe = (entries: Buffer) => {
    const head = Buffer.from(entries.subarray(0, 8));
    head.writeUInt32BE(2, 4);
    const other = withContent(entries.subarray(8), ['mp4a', 'esds'], () => esdsOf([...STEREO, 0]));
    return Buffer.concat([head, entries.subarray(8), other]);
  };
  const described = withContent(plain, [...TABLES, 'stsd'], describe);
  const runs = numbers(2, 1, FIRST_FRAMES, 1, 2, 13, 2);
  const mapped = withContent(described, [...TABLES, 'stsc'], () => runs);
  return withContent(mapped, [...TABLES, 'stco'], () => numbers(2, offset, second));
}

test('the first audio track is used, and notes name the video and the second one', async () => {
  const plain = fixture('tone.m4a');
  const track = plain.subarray(plain.indexOf('trak') - 4, plain.indexOf('udta') - 4);
  const withTrack = (other: Buffer) => withContent(plain, ['moov'], (movie) => Buffer.concat([movie, other]));
  const film = await listen(withTrack(replaced(replaced(track, 'soun', 'vide'), 'mp4a', 'avc1')));
  expect(film).toMatchObject({ parts: [{ hertz: [440, 440] }], notes: ['We left out its video.'] });
  const two = await listen(withTrack(track));
  expect(two).toMatchObject({ parts: [{ hertz: [440, 440] }], notes: ['We left out its second audio track.'] });
});

test('[IMPORT-005] AAC outside an MP4 file, and other formats, are rejected by name', async () => {
  const adts = Buffer.concat(
    Array.from({ length: 3 }, () => Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc, 0])),
  );
  await expect(listen(adts)).rejects.toThrow('AAC without an MP4 file');
  await expect(listen(Buffer.from('FORM\0\0\0\0AIFFCOMM', 'latin1'))).rejects.toThrow('an AIFF file');
  await expect(listen(Buffer.from('\x1a\x45\xdf\xa3 webm', 'latin1'))).rejects.toThrow('Matroska or WebM');
});

test('[IMPORT-005] a cut-off MP4 file is rejected, with its table of contents at either end', async () => {
  const bytes = fixture('tone.m4a');
  await expect(listen(bytes.subarray(0, 3_000))).rejects.toThrow(/cut off/);
  // The table before the audio, whose offsets are beyond the end.
  const data = bytes.indexOf('mdat') - 4;
  const table = bytes.indexOf('moov') - 4;
  const head = bytes.subarray(0, bytes.indexOf('free') - 4);
  const inFront = Buffer.concat([head, bytes.subarray(table), bytes.subarray(data, table - 2_000)]);
  await expect(listen(inFront)).rejects.toThrow(/cut off/);
});

test('[IMPORT-003] joined MP4 files of other rates play in order, or are rejected with the position', async () => {
  const [low, he] = [fixture('tone.m4a'), fixture('tone-he.m4a')];
  const { parts, seconds } = await listen(Buffer.concat([low, he, low]));
  expect(parts.map(({ hertz }) => hertz[0])).toEqual([440, 440, 440]);
  expect(seconds).toBeCloseTo(1.5, 2);
  await expect(listen(Buffer.concat([low, replaced(low, 'mp4a', 'alac')]))).rejects.toThrow(
    /joined to it at 0:00. .*Apple Lossless/,
  );
});

test('[IMPORT-002] tags before and after an MP4 file are not played', async () => {
  const { seconds } = await listen(Buffer.concat([id3Tag('First', 3_000), fixture('tone.m4a'), id3v1Tag('Old')]));
  expect(seconds).toBeCloseTo(0.5, 3);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { id3Tag, id3v1Tag } from './testing/make-tags.ts';
import { listen } from './testing/listen.ts';

const fixture = (name: string) => readFileSync(path.join(__dirname, '../../test/fixtures', name));

/** The same length, so that no other number in the file changes. */
function replaced(bytes: Buffer, mark: string, other: string): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(other, changed.indexOf(mark, 0, 'latin1'), 'latin1');
  return changed;
}

test.each([
  ['low complexity', 'tone.m4a'],
  ['HE-AAC', 'tone-he.m4a'],
])('[IMPORT-005] AAC is as long and as high as it was, at its full rate: %s', async (_what, name) => {
  const { parts, notes } = await listen(fixture(name));
  expect(parts).toMatchObject([{ sampleRateHz: 44_100, hertz: [440, 440] }]);
  expect(parts[0]?.seconds).toBeCloseTo(0.5, 3);
  expect(notes).toEqual([]);
});

test('six channels of AAC keep their places', async () => {
  const [left, right, centre, , leftBack, rightBack] = (await listen(fixture('surround.m4a'))).parts[0]?.hertz ?? [];
  expect([left, right, centre, leftBack, rightBack]).toEqual([440, 880, 1_320, 2_200, 3_080]);
});

test.each([
  ['Apple Lossless', replaced(fixture('tone.m4a'), 'mp4a', 'alac'), 'Apple Lossless (ALAC)'],
  ['a protected file', replaced(fixture('tone.m4a'), 'mp4a', 'enca'), 'protected against copying'],
  ['a protected file of a shop', replaced(fixture('tone.m4a'), 'mp4a', 'drms'), 'protected against copying'],
  ['Opus', replaced(fixture('tone.m4a'), 'mp4a', 'Opus'), 'with Opus'],
  ['an unknown format', replaced(fixture('tone.m4a'), 'mp4a', 'zzzz'), '"zzzz"'],
  ['fragments', replaced(fixture('tone.m4a'), 'free', 'moof'), 'in fragments'],
  ['a film without sound', replaced(fixture('tone.m4a'), 'soun', 'vide'), 'without sound'],
  ['HE-AAC of which half the stereo would be lost', withConfig([0xe9, 0x8a]), 'HE-AAC version 2'],
  ['xHE-AAC', withConfig([0xf9, 0x44]), 'xHE-AAC'],
  ['AAC-ELD', withConfig([0xf8, 0xe8]), 'AAC-ELD'],
])('[IMPORT-005] %s in an MP4 file is refused by name', async (_what, bytes, reason) => {
  await expect(listen(bytes)).rejects.toThrow(reason);
});

/** Another configuration of the decoder: two bytes behind the mark of that part of a description. */
function withConfig(config: readonly number[]): Buffer {
  const bytes = fixture('tone.m4a');
  const at = bytes.indexOf(Buffer.from([0x05, 0x80, 0x80, 0x80]), bytes.indexOf('esds'));
  bytes.set(config, at + 5);
  return bytes;
}

test('[IMPORT-005] AAC without an MP4 file around it, and other formats, are refused by name', async () => {
  const adts = Buffer.concat(
    Array.from({ length: 3 }, () => Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc, 0])),
  );
  await expect(listen(adts)).rejects.toThrow('AAC without an MP4 file');
  await expect(listen(Buffer.from('FORM\0\0\0\0AIFFCOMM', 'latin1'))).rejects.toThrow('an AIFF file');
  await expect(listen(Buffer.from('\x1a\x45\xdf\xa3 webm', 'latin1'))).rejects.toThrow('Matroska or WebM');
});

test('[IMPORT-005] a cut-off MP4 file is refused, with its table of contents at either end', async () => {
  const bytes = fixture('tone.m4a');
  await expect(listen(bytes.subarray(0, 3_000))).rejects.toThrow(/cut off/);
  // The table in front of the sound: what it tells is beyond the end.
  const data = bytes.indexOf('mdat') - 4;
  const table = bytes.indexOf('moov') - 4;
  const head = bytes.subarray(0, bytes.indexOf('free') - 4);
  const inFront = Buffer.concat([head, bytes.subarray(table), bytes.subarray(data, table - 2_000)]);
  await expect(listen(inFront)).rejects.toThrow(/cut off/);
});

test('[IMPORT-003] joined MP4 files of other rates are heard one after the other, or refused with the place', async () => {
  const [low, he] = [fixture('tone.m4a'), fixture('tone-he.m4a')];
  const { parts, seconds } = await listen(Buffer.concat([low, he, low]));
  expect(parts.map(({ hertz }) => hertz[0])).toEqual([440, 440, 440]);
  expect(seconds).toBeCloseTo(1.5, 2);
  await expect(listen(Buffer.concat([low, replaced(low, 'mp4a', 'alac')]))).rejects.toThrow(
    /joined to it at 0:00. .*Apple Lossless/,
  );
});

test('[IMPORT-002] tags in front of and behind an MP4 file are not heard', async () => {
  const { seconds } = await listen(Buffer.concat([id3Tag('First', 3_000), fixture('tone.m4a'), id3v1Tag('Old')]));
  expect(seconds).toBeCloseTo(0.5, 3);
});

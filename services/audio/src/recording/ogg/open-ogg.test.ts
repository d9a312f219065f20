import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_RATE_HZ } from '../../tracks/mp3-format.ts';
import { id3Tag } from '../testing/make-tags.ts';
import { listen } from '../testing/listen.ts';
import { oggOfTone } from '../testing/make-tone.ts';

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, '../../../test/fixtures', name));
const TONE = { hertz: [440], sampleRateHz: 44_100, seconds: 0.5 } as const;

test('[IMPORT-005] Opus keeps its length and pitch, with the gain of its header', async () => {
  const { parts, notes } = await listen(fixture('tone.opus'));
  expect(parts).toMatchObject([{ sampleRateHz: SAMPLE_RATE_HZ, seconds: 0.5, hertz: [440, 440] }]);
  expect(notes).toEqual([]);
  const loudest = (channels: readonly Float32Array[] = []) => Math.max(...(channels[0] ?? []));
  const quiet = await listen(withGain(fixture('tone.opus'), -6));
  expect(loudest(quiet.parts[0]?.channels) / loudest(parts[0]?.channels)).toBeCloseTo(0.5, 2);
});

/** In decibel. */
function withGain(opus: Buffer, gain: number): Buffer {
  const changed = Buffer.from(opus);
  changed.writeInt16LE(gain * 256, changed.indexOf('OpusHead') + 16);
  return changed;
}

test.each(['surround.opus', 'surround.ogg'])('six channels keep their positions: %s', async (name) => {
  const { parts } = await listen(fixture(name));
  // Left, right, center, bass, and the two at the back, as in a WAV file.
  const [left, right, centre, , leftBack, rightBack] = parts[0]?.hertz ?? [];
  expect([left, right, centre, leftBack, rightBack]).toEqual([440, 880, 1_320, 2_200, 3_080]);
});

test('[IMPORT-005] Opus whose channels are not loudspeakers is rejected with the reason', async () => {
  const field = fixture('surround.opus');
  field.writeUInt8(2, field.indexOf('OpusHead') + 18);
  await expect(listen(field)).rejects.toThrow("6 channels that aren't speakers");
});

test('[IMPORT-005] rejects cut-off Opus and Vorbis, and skips tags before them', async () => {
  for (const bytes of [fixture('tone.opus'), await oggOfTone(TONE, 3)]) {
    await expect(listen(bytes.subarray(0, -100))).rejects.toThrow(/cut off/);
    expect((await listen(Buffer.concat([id3Tag('First', 70_000), bytes]))).seconds).toBeCloseTo(0.5, 3);
  }
});

test('audio next to a video and subtitles is used, and notes name the rest', async () => {
  const sound = await oggOfTone(TONE, 3);
  const firstPageBytes = sound.indexOf('OggS', 4);
  const video = firstPage('\x80theora', 50);
  const subtitles = firstPage('\x80kate', 51);
  const mixed = Buffer.concat([video, sound.subarray(0, firstPageBytes), subtitles, sound.subarray(firstPageBytes)]);
  const { parts, notes } = await listen(mixed);
  expect(parts).toMatchObject([{ seconds: 0.5, hertz: [440] }]);
  expect(notes).toEqual(['We left out its video.', 'We left out its subtitles.']);
  await expect(listen(video)).rejects.toThrow('an Ogg file without audio');
  await expect(listen(firstPage('\x7fFLAC', 52))).rejects.toThrow('an Ogg file with FLAC');
});

function firstPage(mark: string, serial: number): Buffer {
  const page = Buffer.alloc(28 + 60);
  page.write('OggS\0\x02', 'latin1');
  page.writeUInt32LE(serial, 14);
  page.writeUInt8(1, 26);
  page.writeUInt8(60, 27);
  page.write(mark, 28, 'latin1');
  return page;
}

test('notes name lost pages, and a recording that lacks its end before another', async () => {
  const first = await oggOfTone({ ...TONE, seconds: 12 }, 3);
  const pages: number[] = [];
  for (let at = first.indexOf('OggS'); at >= 0; at = first.indexOf('OggS', at + 1)) pages.push(at);
  expect(pages.length).toBeGreaterThan(4);
  const withoutLast = first.subarray(0, pages.at(-1));
  const whole = await oggOfTone(TONE, 4);
  expect((await listen(Buffer.concat([withoutLast, whole]))).notes).toEqual([expect.stringContaining('has no end')]);
  const withHole = Buffer.concat([first.subarray(0, pages.at(-3)), first.subarray(pages.at(-2))]);
  expect((await listen(withHole)).notes).toEqual([expect.stringContaining('1 pages of the file are missing')]);
});

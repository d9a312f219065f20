import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_RATE_HZ } from '../tracks/mp3-format.ts';
import { id3Tag, id3v1Tag } from './testing/make-tags.ts';
import { type Listened, listen, pitchOf } from './testing/listen.ts';
import { record } from './testing/record.ts';
import { dataChunk, flacOfTone, formatChunk, mp3OfTone, oggOfTone, wavOf, wavOfTone } from './testing/make-tone.ts';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures');
const LOW = 440;
const HIGH = 880;
const HIGHEST = 1_320;
const SLACK_DIGITS = 1;
const READ_AT_ONCE = 16 * 1024;
/** At 64 kbit/s. */
const LOW_BYTES_PER_SECOND = 8_000;

/** The pitch of the first channel and the rate of each part. */
const heardIn = ({ parts }: Listened) => parts.map(({ hertz, sampleRateHz }) => [hertz[0], sampleRateHz]);

const MP3_RATES = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
type Mp3Rate = (typeof MP3_RATES)[number];
const mp3s = new Map<string, Buffer>();

async function mp3(sampleRateHz: Mp3Rate, hertz: readonly number[], seconds = 0.6): Promise<Buffer> {
  const key = [sampleRateHz, seconds, ...hertz].join();
  const known = mp3s.get(key);
  if (known !== undefined) return known;
  const made = await mp3OfTone({ hertz, sampleRateHz, seconds });
  mp3s.set(key, made);
  return made;
}

test('[IMPORT-003] an MP3 may change between any two sampling rates: each part keeps its pitch and length', async () => {
  for (const first of MP3_RATES) {
    for (const second of MP3_RATES) {
      if (first === second) continue;
      const listened = await listen(Buffer.concat([await mp3(first, [LOW]), await mp3(second, [HIGH])]));
      expect(heardIn(listened)).toEqual([
        [LOW, first],
        [HIGH, second],
      ]);
      expect(listened.seconds).toBeCloseTo(1.3, SLACK_DIGITS);
      expect(listened.notes).toEqual([]);
    }
  }
});

test('[IMPORT-003] an MP3 may change several times, to mono and back, and with tags between its parts', async () => {
  const stereo = await mp3(44_100, [LOW, LOW]);
  const mono = await mp3(44_100, [HIGH]);
  const slow = await mp3(22_050, [LOW]);
  const tag = id3Tag('Between', 3_000);
  const three = await listen(Buffer.concat([stereo, slow, await mp3(48_000, [HIGH, HIGH])]));
  expect(heardIn(three)).toEqual([
    [LOW, 44_100],
    [LOW, 22_050],
    [HIGH, 48_000],
  ]);
  const sides = await listen(Buffer.concat([stereo, id3v1Tag('Old'), tag, mono, tag, stereo]));
  expect(heardIn(sides)).toEqual([
    [LOW, 44_100],
    [HIGH, 44_100],
    [LOW, 44_100],
  ]);
  expect([...three.notes, ...sides.notes]).toEqual([]);
});

test('[IMPORT-003] a rate change around the end of a read block stays in its place', async () => {
  const frame = 208;
  const high = await mp3(22_050, [HIGH]);
  const ends = [77, 78, 79, 80].map((frames) => frames * frame + Math.floor(frames / 2));
  for (const end of [...ends, READ_AT_ONCE - 1, READ_AT_ONCE, READ_AT_ONCE + 1]) {
    const low = (await mp3(44_100, [LOW], 2.4)).subarray(0, end);
    const { parts } = await listen(Buffer.concat([low, high]));
    expect(parts.map(({ hertz }) => hertz[0])).toEqual([LOW, HIGH]);
    expect(Math.abs((parts[0]?.seconds ?? 0) - end / LOW_BYTES_PER_SECOND)).toBeLessThan(0.04);
    expect(parts[1]?.seconds).toBeCloseTo(0.65, SLACK_DIGITS);
  }
});

test('[IMPORT-003] a recording of a file that changes its rate keeps the length and pitch of each part', async () => {
  const pitches = [LOW, HIGH, HIGHEST] as const;
  const file = Buffer.concat([
    await mp3(44_100, [LOW]),
    await mp3(22_050, [HIGH], 1.2),
    await mp3(48_000, [HIGHEST], 0.8),
  ]);
  const { parts, seconds } = await listen(file);
  const { seen } = await record(file, ({ pieces }, folder) =>
    listen(Buffer.concat(pieces.map((id) => readFileSync(path.join(folder, `${id}-128.mp3`))))),
  );
  const sound = seen?.parts[0]?.channels[0] ?? new Float32Array();
  expect(Math.abs(sound.length / SAMPLE_RATE_HZ - seconds)).toBeLessThan(0.06);
  let start = 0;
  for (const [index, part] of parts.entries()) {
    const half = Math.floor((part.seconds * SAMPLE_RATE_HZ) / 2);
    const halves = [sound.subarray(start, start + half), sound.subarray(start + half, start + 2 * half)];
    expect(halves.map((side) => pitchOf(side, SAMPLE_RATE_HZ))).toEqual([pitches[index], pitches[index]]);
    start += 2 * half;
  }
});

test('a joined MP3 whose earlier part was cut off produces a note', async () => {
  const whole = readFileSync(path.join(FIXTURES, 'tone.mp3'));
  const promising = Buffer.from(whole);
  promising.writeUInt32BE(200, promising.indexOf('Info') + 8);
  expect((await listen(Buffer.concat([whole, whole]))).notes).toEqual([]);
  expect((await listen(Buffer.concat([promising, whole]))).notes).toEqual([
    expect.stringMatching(/^The part that ends at 0:0\d is shorter than it says/),
  ]);
});

test('joined MP3s of one rate, also with a tag and an image between them, play as one', async () => {
  const low = await mp3(44_100, [LOW]);
  const tag = id3Tag('Between', 20_000);
  for (const [bytes, seconds] of [
    [Buffer.concat([low, low, low]), 1.9],
    [Buffer.concat([low, tag, low]), 1.28],
  ] as const) {
    const listened = await listen(bytes);
    expect(listened.parts).toHaveLength(1);
    // There is silence at the joint.
    expect(Math.abs((listened.parts[0]?.hertz[0] ?? 0) - LOW)).toBeLessThan(50);
    expect(Math.abs(listened.seconds - seconds)).toBeLessThan(0.06);
  }
});

test('[IMPORT-003] joined FLAC files of other rates and channels, with tags between them, play in order', async () => {
  const low = flacOfTone({ hertz: [LOW], sampleRateHz: 44_100, seconds: 0.5 });
  const high = flacOfTone({ hertz: [HIGH, HIGH], sampleRateHz: 96_000, seconds: 0.25 });
  const same = flacOfTone({ hertz: [HIGH], sampleRateHz: 44_100, seconds: 0.3 });
  const unknown = flacOfTone({ hertz: [HIGH], sampleRateHz: 8_000, seconds: 0.4 }, 0);
  const tag = Buffer.concat([id3v1Tag('Old'), id3Tag('Next', 1_000)]);
  for (const [parts, expected, seconds] of [
    [
      [low, high],
      [
        [LOW, 44_100],
        [HIGH, 96_000],
      ],
      0.75,
    ],
    [
      [low, tag, high],
      [
        [LOW, 44_100],
        [HIGH, 96_000],
      ],
      0.75,
    ],
    [
      [low, unknown, low],
      [
        [LOW, 44_100],
        [HIGH, 8_000],
        [LOW, 44_100],
      ],
      1.4,
    ],
    [[same, same], [[HIGH, 44_100]], 0.6],
  ] as const) {
    const listened = await listen(Buffer.concat([...parts]));
    expect(heardIn(listened)).toEqual(expected);
    expect(listened.seconds).toBeCloseTo(seconds, 5);
  }
  await expect(listen(Buffer.concat([low, high.subarray(0, -50_000)]))).rejects.toThrow(/cut off/);
});

test('[IMPORT-003] joined Ogg files of other rates, channels and codecs play in order', async () => {
  const low = await oggOfTone({ hertz: [LOW], sampleRateHz: 44_100, seconds: 0.5 }, 1);
  const high = await oggOfTone({ hertz: [HIGH, HIGH], sampleRateHz: 48_000, seconds: 0.5 }, 2);
  const slow = await oggOfTone({ hertz: [HIGH], sampleRateHz: 22_050, seconds: 0.5 }, 1);
  const opus = readFileSync(path.join(FIXTURES, 'tone.opus'));
  for (const [parts, expected] of [
    [
      [low, high],
      [
        [LOW, 44_100],
        [HIGH, 48_000],
      ],
    ],
    [
      [low, slow, high],
      [
        [LOW, 44_100],
        [HIGH, 22_050],
        [HIGH, 48_000],
      ],
    ],
    [
      [low, opus],
      [
        [LOW, 44_100],
        [LOW, 48_000],
      ],
    ],
    [
      [opus, id3v1Tag('Old'), opus],
      [
        [LOW, 48_000],
        [LOW, 48_000],
      ],
    ],
  ] as const) {
    const listened = await listen(Buffer.concat([...parts]));
    expect(heardIn(listened)).toEqual(expected);
    expect(listened.seconds).toBeCloseTo(parts.filter((part) => part.length > 128).length * 0.5, SLACK_DIGITS);
    expect(listened.notes).toEqual([]);
  }
  await expect(listen(Buffer.concat([low, speex()]))).rejects.toThrow('Recording 2 of the file is Speex');
  await expect(listen(speex())).rejects.toThrow('an Ogg file with Speex');
  await expect(listen(Buffer.concat([low, high.subarray(0, -500)]))).rejects.toThrow(/cut off/);
});

function speex(): Buffer {
  const page = Buffer.alloc(28 + 80);
  page.write('OggS\0\x06', 'latin1');
  page.writeUInt32LE(77, 14);
  page.writeUInt8(1, 26);
  page.writeUInt8(80, 27);
  page.write('Speex   1.2', 28, 'latin1');
  return page;
}

test('[IMPORT-003] joined WAV files play in order, also where the first does not state its length', async () => {
  const low = { hertz: [LOW], sampleRateHz: 8_000, seconds: 0.5 };
  const high = { hertz: [HIGH, HIGH], sampleRateHz: 22_050, seconds: 0.25 };
  for (const length of [undefined, 0xffff_ffff]) {
    const first = wavOf([formatChunk(low), dataChunk(low, { length })]);
    const listened = await listen(Buffer.concat([first, wavOfTone(high)]));
    expect(heardIn(listened)).toEqual([
      [LOW, 8_000],
      [HIGH, 22_050],
    ]);
    expect(listened.seconds).toBeCloseTo(0.75, 3);
  }
  const compressed = wavOf([formatChunk(low, 4, 0x11), dataChunk(low)]);
  await expect(listen(Buffer.concat([wavOfTone(low), compressed]))).rejects.toThrow(/joined to it at 0:00/);
});

test('a variable-rate MP3 that does not state its length plays to its end', async () => {
  const vbr = await mp3OfTone({ hertz: [LOW, HIGH], sampleRateHz: 44_100, seconds: 0.6 }, { vbrQuality: 2 });
  const { parts, seconds, notes } = await listen(vbr);
  expect(parts.map(({ hertz }) => hertz)).toEqual([[LOW, HIGH]]);
  expect(seconds).toBeCloseTo(0.65, SLACK_DIGITS);
  expect(notes).toEqual([]);
});

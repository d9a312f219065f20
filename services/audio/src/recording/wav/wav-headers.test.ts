import { listen } from '../testing/listen.ts';
import { chunkOf, dataChunk, formatChunk, wavOf, wavOfTone } from '../testing/make-tone.ts';

const TONE = { hertz: [440], sampleRateHz: 8_000, seconds: 0.5 } as const;
const hear = async (bytes: Buffer) => {
  const { seconds, parts } = await listen(bytes);
  return { seconds, hertz: parts.map(({ hertz }) => hertz[0]) };
};
const RIGHT = { seconds: 0.5, hertz: [440] };

const PLACEHOLDERS = [
  0, 0xffff_ffff, 0xffff_fffe, 0xffff_ff00, 0xffff_ffdb, 0xffff_f000, 0x7fff_ffff, 0x7fff_fffe, 0x7fff_f000,
  0x7fff_ffdb, 0x8000_0000, 0x8000_0024,
];
const SIGNED_LIMIT = Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]);

test('[IMPORT-002] a length that was never filled in means all that follows, with any channels and bits', async () => {
  for (const length of PLACEHOLDERS) {
    expect({ length, ...(await hear(wavOfTone(TONE, { length }))) }).toEqual({ length, ...RIGHT });
    const stereo = wavOfTone({ ...TONE, hertz: [440, 300] }, { length });
    expect({ length, ...(await hear(stereo)) }).toEqual({ length, ...RIGHT });
  }
  for (const [code, bits] of [
    [1, 8],
    [1, 24],
    [1, 32],
    [3, 32],
    [3, 64],
  ] as const) {
    const silence = chunkOf('data', Buffer.alloc((bits / 8) * 4_000, bits === 8 ? 128 : 0), { length: 0x7fff_ffff });
    const { seconds } = await listen(wavOf([formatChunk(TONE, bits, code), silence]));
    expect({ bits, seconds }).toEqual({ bits, seconds: 0.5 });
  }
});

test('[IMPORT-002] the header for more than 4 GB may state its length, or hold a placeholder as well', async () => {
  const right = Buffer.alloc(8);
  right.writeBigUInt64LE(8_000n);
  for (const mark of ['RF64', 'BW64', 'RIFF']) {
    for (const length of [right, Buffer.alloc(8), Buffer.alloc(8, 0xff), SIGNED_LIMIT]) {
      const sizes = chunkOf('ds64', Buffer.concat([Buffer.alloc(8), length, Buffer.alloc(12)]));
      const chunks = [sizes, formatChunk(TONE), dataChunk(TONE, { length: 0xffff_ffff })];
      expect({ mark, ...(await hear(wavOf(chunks, { mark, length: 0xffff_ffff }))) }).toEqual({ mark, ...RIGHT });
    }
  }
});

test('an unexpected length near a limit produces a note, because the file may be larger', async () => {
  for (const length of [...PLACEHOLDERS, 0x7fff_ffd3, 0xffff_ffd4]) {
    const { notes } = await listen(wavOfTone(TONE, { length }));
    expect({ length, notes }).toEqual({ length, notes: [] });
  }
  for (const length of [0x7fff_8000, 0x8000_4000, 0xffff_8000]) {
    const { seconds, notes } = await listen(wavOfTone(TONE, { length }));
    expect({ seconds, notes }).toEqual({ seconds: 0.5, notes: [expect.stringContaining("doesn't state its length")] });
  }
});

test('[IMPORT-002] a file that is really cut off is rejected, whatever its length', async () => {
  for (const length of [9_000, 1_000_000, 0x4000_0000, 0xb2d0_5e00]) {
    await expect(listen(wavOfTone(TONE, { length }))).rejects.toThrow(/cut off/);
  }
});

const ODD = Buffer.from('abcdefg', 'latin1');
const ODD_LIST = chunkOf('INAM', Buffer.from('Odd', 'latin1'), { pad: '' });
test.each([
  ['an odd chunk with its pad byte', [chunkOf('bext', ODD), formatChunk(TONE), dataChunk(TONE)]],
  ['an odd chunk without its pad byte', [chunkOf('bext', ODD, { pad: '' }), formatChunk(TONE), dataChunk(TONE)]],
  [
    'an odd chunk with a pad byte that is not 0',
    [chunkOf('bext', ODD, { pad: 'x' }), formatChunk(TONE), dataChunk(TONE)],
  ],
  [
    'two such chunks',
    [chunkOf('bext', ODD, { pad: '' }), chunkOf('iXML', ODD, { pad: '' }), formatChunk(TONE), dataChunk(TONE)],
  ],
  ['one before the sound', [formatChunk(TONE), chunkOf('JUNK', ODD, { pad: '' }), dataChunk(TONE)]],
  [
    'odd fields in a list',
    [formatChunk(TONE), chunkOf('LIST', Buffer.concat([Buffer.from('INFO'), ODD_LIST]), { pad: '' }), dataChunk(TONE)],
  ],
  [
    'a list behind the sound',
    [formatChunk(TONE), dataChunk(TONE), chunkOf('LIST', Buffer.concat([Buffer.from('INFO'), ODD_LIST]))],
  ],
])('[IMPORT-002] %s does not hide the audio', async (_what, chunks) => {
  expect(await hear(wavOf(chunks))).toEqual(RIGHT);
  const long = [chunkOf('ds64', Buffer.concat([Buffer.alloc(8), Buffer.alloc(8, 0xff), Buffer.alloc(12)])), ...chunks];
  expect(await hear(wavOf(long, { mark: 'RF64', length: 0xffff_ffff }))).toEqual(RIGHT);
});

test('[IMPORT-002] audio of an odd length is read to its last sample, with or without a pad byte', async () => {
  const list = chunkOf('LIST', Buffer.from('INFOINAM\x04\0\0\0Name', 'latin1'));
  for (const pad of ['\0', '']) {
    const wav = wavOf([formatChunk(TONE, 8), chunkOf('data', Buffer.alloc(4_001, 128), { pad }), list]);
    expect((await listen(wav)).parts[0]?.channels[0]).toHaveLength(4_001);
  }
});

test('the extensible header states the sample format', async () => {
  const format = formatChunk({ hertz: [440], sampleRateHz: 8_000 }, 16, 0xfffe).subarray(8);
  const extra = Buffer.from([22, 0, 16, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113]);
  expect(await hear(wavOf([chunkOf('fmt ', Buffer.concat([format, extra])), dataChunk(TONE)]))).toEqual(RIGHT);
});

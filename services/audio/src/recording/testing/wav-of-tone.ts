const HEADER_BYTES = 44;
const LOUDNESS = 8_000;

/** What a tone is like: its pitch and its rate in Hz, its length in samples. */
export interface Tone {
  readonly hertz: number;
  readonly sampleRateHz: number;
  readonly samples: number;
}

/** A tone as a WAV file of one channel and 16 bits. */
export function wavOfTone({ hertz, sampleRateHz, samples }: Tone): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2);
  wav.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(sampleRateHz, 24);
  wav.writeUInt32LE(sampleRateHz * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const value = Math.round(LOUDNESS * Math.sin((index * 2 * Math.PI * hertz) / sampleRateHz));
    wav.writeInt16LE(value, HEADER_BYTES + index * 2);
  }
  return wav;
}

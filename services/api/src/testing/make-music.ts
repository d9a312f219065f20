import { createTrackEncoder } from '@afterglow/audio/testing';

const FRAME_SAMPLES = 1152;

/** A real MP3 file of this many frames: a tone of the given pitch, so that each differs. */
export async function makeMp3(frames: number, hertz: number): Promise<Buffer> {
  const encoder = await createTrackEncoder(96);
  for (let frame = 0; frame < frames; frame += 1) {
    const tone = Float32Array.from({ length: FRAME_SAMPLES }, (_, index) => {
      return 0.3 * Math.sin((2 * Math.PI * hertz * (frame * FRAME_SAMPLES + index)) / 48_000);
    });
    encoder.add({ left: tone, right: tone });
  }
  return Buffer.from(encoder.finish(frames));
}

export interface Id3Frame {
  readonly id: string;
  readonly content: Buffer;
}

export function makeId3(frames: readonly Id3Frame[]): Buffer {
  const body = Buffer.concat(
    frames.map(({ id, content }) => {
      const header = Buffer.alloc(10);
      header.write(id, 'latin1');
      header.writeUInt32BE(content.length, 4);
      return Buffer.concat([header, content]);
    }),
  );
  const header = Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x00', 'latin1');
  for (const [place, shift] of [21, 14, 7, 0].entries()) header[6 + place] = (body.length >> shift) & 0x7f;
  return Buffer.concat([header, body]);
}

/** A text frame, in UTF-16 with its byte order mark. */
export function id3Text(id: string, text: string): Id3Frame {
  return { id, content: Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]) };
}

export function id3Picture(bytes: Uint8Array, type = 'image/png'): Id3Frame {
  return { id: 'APIC', content: Buffer.concat([Buffer.from(`\0${type}\0\x03\0`, 'latin1'), bytes]) };
}

export function id3Chapter(name: string, startMs: number, title: string): Id3Frame {
  const times = Buffer.alloc(16, 0xff);
  times.writeUInt32BE(startMs, 0);
  times.writeUInt32BE(startMs + 100, 4);
  const sub = makeId3([id3Text('TIT2', title)]).subarray(10);
  return { id: 'CHAP', content: Buffer.concat([Buffer.from(`${name}\0`, 'latin1'), times, sub]) };
}

export const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
export const number = (value: number): Buffer =>
  Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
export const sevens = (value: number): Buffer =>
  Buffer.from([(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127]);
export const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
export const utf8 = (text: string): Buffer => Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
export const latin = (content: Buffer): Buffer => Buffer.concat([Buffer.from([0]), content]);

interface FrameOptions {
  readonly size?: (value: number) => Buffer;
  readonly flags?: number;
}
export function frame(version: 3 | 4, id: string, content: Buffer, { size, flags = 0 }: FrameOptions = {}): Buffer {
  const writeSize = size ?? (version === 4 ? sevens : number);
  return Buffer.concat([bytes(id), writeSize(content.length), Buffer.from([0, flags]), content]);
}
export const frame22 = (id: string, content: Buffer): Buffer =>
  Buffer.concat([bytes(id), number(content.length).subarray(1), content]);
export function tag(version: 2 | 3 | 4, frames: readonly Buffer[], flags = 0): Buffer {
  const content = Buffer.concat(frames);
  return Buffer.concat([bytes('ID3'), Buffer.from([version, 0, flags]), sevens(content.length), content]);
}
export const footerOf = (of: Buffer): Buffer => Buffer.concat([bytes('3DI'), of.subarray(3, 10)]);
export function unsynchronized(content: Buffer): Buffer {
  const out: number[] = [];
  for (const [at, byte] of content.entries()) {
    out.push(byte);
    const next = content[at + 1] ?? 0;
    if (byte === 0xff && (next === 0 || next >= 0xe0)) out.push(0);
  }
  return Buffer.from(out);
}
/** A JPEG's marks, and bytes that look like sound, like the end of a tag, and like frames. */
export const PICTURE = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7) % 256)),
  Buffer.from([0xff, 0, 0xff, 0xff, 0, 0]),
]);
export const cover = (picture: Buffer = PICTURE): Buffer => Buffer.concat([bytes('\0image/jpeg\0\x03\0'), picture]);

export function wav(info: readonly (readonly [string, Buffer])[], isPadded = true): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    const pad = content.length % 2 === 1 && isPadded ? Buffer.alloc(1) : Buffer.alloc(0);
    return Buffer.concat([bytes(name), size, content, pad]);
  };
  const list = Buffer.concat([bytes('INFO'), ...info.map(([name, content]) => chunk(name, content))]);
  const body = Buffer.concat([
    bytes('WAVE'),
    chunk('junk', bytes('abc')),
    chunk('odd ', bytes('abcde')),
    chunk('fmt ', Buffer.from('0100010044ac0000885801000200100000'.slice(0, 32), 'hex')),
    chunk('data', Buffer.alloc(400)),
    ...(info.length === 0 ? [] : [chunk('LIST', list)]),
  ]);
  return Buffer.concat([chunk('RIFF', body)]);
}

function comments(fields: readonly Buffer[]): Buffer {
  const sized = (content: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([size, content]);
  };
  const count = Buffer.alloc(4);
  count.writeUInt32LE(fields.length);
  return Buffer.concat([sized(bytes('test')), count, ...fields.map(sized)]);
}

/** The head of a FLAC file: what its format is, and its comments as the last block. */
export function flacWith(flac: Buffer, fields: readonly Buffer[]): Buffer {
  const content = comments(fields);
  return Buffer.concat([flac.subarray(0, 42), Buffer.from([0x84]), number(content.length).subarray(1), content]);
}

/** The head of an Ogg file: what its format is, and its comments. */
export function oggWith(ogg: Buffer, fields: readonly Buffer[]): Buffer {
  const content = Buffer.concat([bytes('\x03vorbis'), comments(fields), Buffer.from([1])]);
  const page = Buffer.alloc(27);
  page.write('OggS');
  page.writeUInt32LE(1, 18);
  page[26] = 1;
  return Buffer.concat([ogg.subarray(0, ogg.indexOf('OggS', 4)), page, Buffer.from([content.length]), content]);
}

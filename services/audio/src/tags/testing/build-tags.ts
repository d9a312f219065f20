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
/** A JPEG's markers, and bytes that look like audio, like the end of a tag, and like frames. */
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

/** The head of a FLAC file: its format, and its comments as the last block. */
export function flacWith(flac: Buffer, fields: readonly Buffer[]): Buffer {
  const content = comments(fields);
  return Buffer.concat([flac.subarray(0, 42), Buffer.from([0x84]), number(content.length).subarray(1), content]);
}

const WHOLE = 255;

/** An Ogg file with other comments, on as many pages as they need; the rest of their page follows them. */
export function oggWith(ogg: Buffer, fields: readonly Buffer[]): Buffer {
  const at = ogg.indexOf('OggS', 4);
  const lengths = ogg.subarray(at + 27, at + 27 + ogg.readUInt8(at + 26));
  const data = ogg.subarray(at + 27 + lengths.length, ogg.indexOf('OggS', at + 4));
  const own = lengths.subarray(0, lengths.findIndex((length) => length < WHOLE) + 1);
  const ownBytes = own.reduce((sum, length) => sum + length, 0);
  const mark = data.subarray(0, data[0] === 3 ? 7 : 8);
  const content = Buffer.concat([mark, comments(fields), ...(data[0] === 3 ? [Buffer.from([1])] : [])]);
  const written = Buffer.concat([
    Buffer.alloc(Math.floor(content.length / WHOLE), WHOLE),
    Buffer.from([content.length % WHOLE]),
    lengths.subarray(own.length),
  ]);
  const whole = Buffer.concat([content, data.subarray(ownBytes)]);
  const pages: Buffer[] = [];
  for (let from = 0, byte = 0; from < written.length; from += WHOLE) {
    const header = Buffer.from(ogg.subarray(at, at + 27));
    const part = written.subarray(from, from + WHOLE);
    const bytesOfPart = part.reduce((sum, length) => sum + length, 0);
    header[5] = from > 0 && written[from - 1] === WHOLE ? 1 : 0;
    header[26] = part.length;
    pages.push(Buffer.concat([header, part, whole.subarray(byte, byte + bytesOfPart)]));
    byte += bytesOfPart;
  }
  return Buffer.concat([ogg.subarray(0, at), ...pages, ogg.subarray(ogg.indexOf('OggS', at + 4))]);
}

/** Four bytes of seven bits each, as ID3v2 writes sizes. */
function inSevens(number: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (number >> shift) & 0x7f));
}

interface TagOptions {
  readonly version?: 3 | 4;
  /** Written at the end, only announced, or neither. */
  readonly footer?: 'written' | 'announced';
  readonly padding?: number;
}

/** An ID3v2 tag with a title, and an image of this many bytes. */
export function id3Tag(title: string, pictureBytes = 0, { version = 4, footer, padding = 0 }: TagOptions = {}): Buffer {
  const frame = (name: string, content: Buffer) =>
    Buffer.concat([Buffer.from(name), sizeOf(content.length, version), Buffer.alloc(2), content]);
  const frames = title === '' ? [] : [frame('TIT2', Buffer.concat([Buffer.from([0]), Buffer.from(title, 'latin1')]))];
  if (pictureBytes > 0) frames.push(frame('APIC', pictureContent(pictureBytes)));
  return wrapped(Buffer.concat([...frames, Buffer.alloc(padding)]), version, footer);
}

function sizeOf(bytes: number, version: number): Buffer {
  if (version === 4) return inSevens(bytes);
  const plain = Buffer.alloc(4);
  plain.writeUInt32BE(bytes);
  return plain;
}

function wrapped(content: Buffer, version: number, footer: TagOptions['footer']): Buffer {
  const flags = footer === undefined ? 0 : 0x10;
  const head = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, version, 0, flags]), inSevens(content.length)]);
  const foot = footer === 'written' ? Buffer.concat([Buffer.from('3DI'), head.subarray(3)]) : Buffer.alloc(0);
  return Buffer.concat([head, content, foot]);
}

/** Bytes like those of an image: some look like the start of an audio frame. */
function pictureContent(bytes: number): Buffer {
  const data = Buffer.from(Array.from({ length: 251 }, (_, index) => (index % 50 === 0 ? 0xff : (index * 37) % 256)));
  return Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), Buffer.alloc(bytes, data)]);
}

/** The 128 bytes of ID3v1, with or without the larger tag before it. */
export function id3v1Tag(title: string, isLarge = false): Buffer {
  const tag = Buffer.alloc(128);
  tag.write(`TAG${title}`, 'latin1');
  const large = Buffer.alloc(isLarge ? 227 : 0);
  large.write(isLarge ? 'TAG+' : '', 'latin1');
  return Buffer.concat([large, tag]);
}

/** An APEv2 tag with an image of this many bytes; its header may be omitted, as in its first version. */
export function apeTag(pictureBytes: number, hasHeader = true): Buffer {
  const picture = pictureContent(pictureBytes);
  const item = Buffer.concat([Buffer.alloc(8), Buffer.from('Cover Art (Front)\0'), picture]);
  item.writeUInt32LE(picture.length, 0);
  item.writeUInt32LE(2, 4);
  const end = (isHeader: boolean) => {
    const mark = Buffer.alloc(32);
    mark.write('APETAGEX');
    mark.writeUInt32LE(hasHeader ? 2000 : 1000, 8);
    mark.writeUInt32LE(item.length + 32, 12);
    mark.writeUInt32LE(1, 16);
    mark.writeUInt32LE(((hasHeader ? 0x8000_0000 : 0) + (isHeader ? 0x2000_0000 : 0)) >>> 0, 20);
    return mark;
  };
  return Buffer.concat([...(hasHeader ? [end(true)] : []), item, end(false)]);
}

/** Lyrics of the first or second version, which end with the audio. */
export function lyricsTag(version: 1 | 2): Buffer {
  const text = `LYRICSBEGIN${version === 2 ? 'IND0000211' : ''}${'la la '.repeat(200)}`;
  return Buffer.from(version === 1 ? `${text}LYRICSEND` : `${text}${String(text.length).padStart(6, '0')}LYRICS200`);
}

import type { Id3Frame, Id3Tag } from './id3-tags.ts';

/** The size of the oldest kind of tag, ID3v1, at the end of a file. */
export const OLD_TAG_BYTES = 128;
const FIELDS = [
  ['TIT2', 3],
  ['TPE1', 33],
  ['TALB', 63],
] as const;
const FIELD_BYTES = 30;
const COMMENT_AT = 97;
const GENRE_AT = 127;
const NO_GENRE = 255;
const UNDECLARED = Buffer.from([0]);
const SPACE = 0x20;

/** The fields of an ID3v1 tag as frames of a newer one, or undefined for other bytes. */
export function readOldTag(bytes: Buffer): Id3Tag | undefined {
  if (bytes.length < OLD_TAG_BYTES || bytes.toString('latin1', 0, 3) !== 'TAG') return undefined;
  const texts = FIELDS.flatMap(([id, at]) => textFrame(id, fieldOf(bytes, at)));
  const comment = fieldOf(bytes, COMMENT_AT);
  const genre = bytes[GENRE_AT] ?? NO_GENRE;
  return {
    frames: [
      ...texts,
      ...(comment.length === 0
        ? []
        : [{ id: 'COMM', content: Buffer.concat([Buffer.from('\0eng\0', 'latin1'), comment]) }]),
      ...(genre === NO_GENRE ? [] : textFrame('TCON', Buffer.from(`(${genre})`))),
    ],
    chapters: [],
    isDamaged: false,
  };
}

function textFrame(id: string, text: Buffer): Id3Frame[] {
  return text.length === 0 ? [] : [{ id, content: Buffer.concat([UNDECLARED, text]) }];
}

/** Padded with zeros or spaces. */
function fieldOf(bytes: Buffer, at: number): Buffer {
  const field = bytes.subarray(at, at + FIELD_BYTES);
  const zero = field.indexOf(0);
  const ended = zero === -1 ? field : field.subarray(0, zero);
  return ended.subarray(0, ended.findLastIndex((byte) => byte !== SPACE) + 1);
}

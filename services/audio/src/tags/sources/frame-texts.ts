import type { Id3Frame } from './id3-tags.ts';
import { endOfText, type RawText, rawTextOfFrame, type ReadingOfBytes } from '../raw-text.ts';

/** A frame with readable texts, which can be written as UTF-8. */
export interface FrameTexts {
  readonly id: string;
  readonly texts: readonly RawText[];
  write(decode: ReadingOfBytes['decode']): Buffer;
}

/** The byte before a text that marks it as UTF-8. */
const UTF_8 = Buffer.from([3]);
const ZERO = Buffer.from([0]);
const LANGUAGE_BYTES = 3;
const TEXT_ID = /^T[A-Z0-9]{2}[A-Z0-9 ]$/;

/** The texts of a frame; an image's description, and other content, stays as it is. */
export function readFrameTexts({ id, content }: Id3Frame): FrameTexts {
  if (id === 'TXXX') return describedText(id, content, 1);
  if (id === 'COMM') return describedText(id, content, 1 + LANGUAGE_BYTES);
  if (!TEXT_ID.test(id)) return { id, texts: [], write: () => content };
  const text = titleOf(content);
  return { id, texts: [text], write: (decode) => Buffer.concat([UTF_8, Buffer.from(decode(text))]) };
}

export function titleOf(content: Buffer): RawText {
  return rawTextOfFrame(content[0] ?? 0, content.subarray(1));
}

/** The key of a frame, which a later tag replaces: its name, or for free names its description. */
export function nameOfFrame({ id, content }: Id3Frame): string {
  if (id !== 'TXXX') return id;
  const { end } = endOfText(content[0] ?? 0, content, 1);
  return `${id} ${content.toString('latin1', 1, end)}`;
}

/** A description, a zero, and the text, after the encoding and in comments a language. */
function describedText(id: string, content: Buffer, from: number): FrameTexts {
  const encoding = content[0] ?? 0;
  const { end, next } = endOfText(encoding, content, from);
  const description = rawTextOfFrame(encoding, content.subarray(from, end));
  const text = rawTextOfFrame(encoding, content.subarray(next));
  return {
    id,
    texts: [description, text],
    write: (decode) =>
      Buffer.concat([
        UTF_8,
        content.subarray(1, from),
        Buffer.from(decode(description)),
        ZERO,
        Buffer.from(decode(text)),
      ]),
  };
}

import { openAsBlob } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import { readFlacHead } from './flac-comments.ts';
import { nameOfFrame, readFrameTexts, titleOf } from './frame-texts.ts';
import { ID3_HEADER_BYTES, type Id3Frame, type Id3Tag, parseId3Header, readId3Tag, writeId3Tag } from './id3-tags.ts';
import { OLD_TAG_BYTES, readOldTag } from './old-tag.ts';
import { type RawText, type ReadingOfBytes, readBytesOf } from './raw-text.ts';
import type { ReadAt } from './read-at.ts';
import { readWavTags } from './wav-tags.ts';

/** A file as a reader of tags needs it: what its writers got wrong is right, and its texts are UTF-8. */
export interface TagSource {
  readonly blob: Blob;
  /** A tag in front of a format that has none there, as a file of its own. */
  readonly leading?: Blob;
  readonly chapters: readonly { readonly startMs: number; readonly title: string }[];
  readonly notes: readonly string[];
}

/** A tag above this size is passed over; the largest pictures are smaller. */
const TAG_MAX_BYTES = 64 * 1024 * 1024;
const STEP_BYTES = 64 * 1024;
/** The shortest file whose tags every reader finds: a FLAC stream without sound. */
const NO_SOUND = Buffer.concat([Buffer.from('fLaC\u0080\0\0\u0022', 'latin1'), Buffer.alloc(34)]);
const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.aif': 'audio/aiff',
  '.aiff': 'audio/aiff',
  '.wma': 'audio/x-ms-wma',
};
const DAMAGED = "Some of its tags are damaged and couldn't be read.";

/** The media type that a file's name promises. */
export function typeOfName(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? '';
}

/** Opens a file for a reader of tags. `encoding` is that of texts which name none; without it, it is recognized. */
export async function openTagSource(path: string | Buffer, encoding?: string): Promise<TagSource> {
  const file = await open(path, 'r');
  try {
    return await readSource(file, await openAsBlob(path), encoding);
  } finally {
    await file.close();
  }
}

interface Leading {
  readonly tags: readonly Id3Tag[];
  /** Where the sound, or its container, begins. */
  readonly start: number;
}
type Decode = ReadingOfBytes['decode'];

async function readSource(file: FileHandle, blob: Blob, encoding: string | undefined): Promise<TagSource> {
  const read: ReadAt = (at, length) => bytesAt(file, at, length);
  const leading = await readLeadingTags(read);
  const magic = (await read(leading.start, 4)).toString('latin1');
  switch (magic) {
    case 'RIFF':
    case 'RF64': {
      const tags = [...(await readWavTags(read, leading.start, blob.size)), ...leading.tags];
      return toSource({ tags, texts: [], encoding }, (tag) => ({ blob: new Blob([tag, NO_SOUND]) }));
    }
    case 'fLaC': {
      const head = await readFlacHead(read, leading.start);
      const rest = blob.slice(leading.start + head.bytes);
      return toSource({ tags: leading.tags, texts: head.texts, encoding }, (tag, decode) => ({
        blob: new Blob([tag, head.write(decode), rest]),
      }));
    }
    case 'OggS': {
      const ogg = blob.slice(leading.start);
      if (leading.tags.length === 0) return { blob: ogg, chapters: [], notes: [] };
      return toSource({ tags: leading.tags, texts: [], encoding }, (tag) => ({
        blob: ogg,
        leading: new Blob([tag, NO_SOUND]),
      }));
    }
    default: {
      const old = readOldTag(await read(Math.max(0, blob.size - OLD_TAG_BYTES), OLD_TAG_BYTES));
      const tags = [...(old === undefined ? [] : [old]), ...leading.tags];
      if (tags.length === 0) return { blob, chapters: [], notes: [] };
      const sound = blob.slice(leading.start, blob.size - (old === undefined ? 0 : OLD_TAG_BYTES));
      return toSource({ tags, texts: [], encoding }, (tag) => ({ blob: new Blob([tag, sound]) }));
    }
  }
}

interface Texts {
  /** The later ones win. */
  readonly tags: readonly Id3Tag[];
  /** What else the same program wrote. */
  readonly texts: readonly RawText[];
  readonly encoding: string | undefined;
}

function toSource(
  { tags, texts, encoding }: Texts,
  compose: (tag: Uint8Array<ArrayBuffer>, decode: Decode) => Pick<TagSource, 'blob' | 'leading'>,
): TagSource {
  const frames = mergedFrames(tags).map(readFrameTexts);
  const chapters = tags.findLast((tag) => tag.chapters.length > 0)?.chapters ?? [];
  const titles = chapters.map(({ title }) => (title === undefined ? { text: '' } : titleOf(title)));
  const all = [...frames.flatMap((frame) => frame.texts), ...titles, ...texts];
  const { decode, notes } = readBytesOf('tags', all, encoding);
  const tag =
    frames.length === 0
      ? Buffer.alloc(0)
      : writeId3Tag(frames.map(({ id, write }) => ({ id, content: write(decode) })));
  return {
    ...compose(tag, decode),
    chapters: chapters.map(({ startMs }, index) => ({ startMs, title: decode(titles[index] ?? { text: '' }) })),
    notes: [...(tags.some(({ isDamaged }) => isDamaged) ? [DAMAGED] : []), ...notes],
  };
}

/** The frames of all tags; a later tag replaces what it names as well. */
function mergedFrames(tags: readonly Id3Tag[]): Id3Frame[] {
  return tags.reduce<Id3Frame[]>((merged, { frames }) => {
    const names = new Set(frames.map(nameOfFrame));
    return [...merged.filter((frame) => !names.has(nameOfFrame(frame))), ...frames];
  }, []);
}

/** Tags and zeros one after another, before what can be heard. */
async function readLeadingTags(read: ReadAt): Promise<Leading> {
  const tags: Id3Tag[] = [];
  let start = 0;
  for (;;) {
    const header = parseId3Header(await read(start, ID3_HEADER_BYTES));
    if (header === undefined) return { tags, start };
    tags.push(
      header.bytes > TAG_MAX_BYTES
        ? { frames: [], chapters: [], isDamaged: true }
        : readId3Tag(header, await read(start + ID3_HEADER_BYTES, header.bytes)),
    );
    start = await afterZeros(read, start + header.wholeBytes);
  }
}

async function afterZeros(read: ReadAt, from: number): Promise<number> {
  for (let at = from; ; at += STEP_BYTES) {
    const bytes = await read(at, STEP_BYTES);
    const found = bytes.findIndex((byte) => byte !== 0);
    if (found !== -1) return at + found;
    if (bytes.length < STEP_BYTES) return from;
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

import { openAsBlob } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import { FileWindow } from '../../recording/source/file-window.ts';
import { isMp4, skipTags, tagBytesAt } from '../../recording/source/surrounding-tags.ts';
import { readFlacHead } from './flac-comments.ts';
import { nameOfFrame, readFrameTexts, titleOf } from './frame-texts.ts';
import {
  ID3_HEADER_BYTES,
  type Id3Frame,
  type Id3Header,
  type Id3Tag,
  parseId3Header,
  readId3Tag,
  writeId3Tag,
} from './id3-tags.ts';
import { readOggHead } from './ogg-comments.ts';
import { OLD_TAG_BYTES, readOldTag } from './old-tag.ts';
import { type RawText, type ReadingOfBytes, readBytesOf } from '../raw-text.ts';
import { readWavTags } from './wav-tags.ts';

/** A file as a reader of tags needs it: with its writers' errors corrected, and its texts in UTF-8. */
export interface TagSource {
  readonly blob: Blob;
  /** A tag before a format that normally has none there, as its own file. */
  readonly leading?: Blob;
  readonly chapters: readonly { readonly startMs: number; readonly title: string }[];
  readonly notes: readonly string[];
}

/** A larger tag is skipped; the largest images are smaller. */
const TAG_MAX_BYTES = 64 * 1024 * 1024;
/** Its name comes after a length. */
const MP4 = 'MP4';
/** The shortest file whose tags every reader finds: a FLAC stream without audio. */
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

export function typeOfName(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? '';
}

/** Opens a file for a reader of tags. `encoding` is that of undeclared texts; by default it is detected. */
export async function openTagSource(path: string | Buffer, encoding?: string): Promise<TagSource> {
  const file = await open(path, 'r');
  try {
    return readSource(file, await openAsBlob(path), encoding);
  } finally {
    await file.close();
  }
}

interface Leading {
  readonly tags: readonly Id3Tag[];
  /** The start of the audio, or of its container. */
  readonly start: number;
}
type Decode = ReadingOfBytes['decode'];

function readSource(file: FileHandle, blob: Blob, encoding: string | undefined): TagSource {
  const window = new FileWindow({ descriptor: file.fd, bytes: blob.size });
  const leading = readLeadingTags(window);
  switch (isMp4(window, leading.start) ? MP4 : window.text(leading.start, 4)) {
    case 'RIFF':
    case 'RF64':
    case 'BW64': {
      const tags = [...readWavTags(window, leading.start), ...leading.tags];
      return toSource({ tags, texts: [], encoding }, (tag) => ({ blob: new Blob([tag, NO_SOUND]) }));
    }
    case 'fLaC': {
      const head = readFlacHead(window, leading.start);
      const rest = blob.slice(leading.start + head.bytes);
      return toSource({ tags: leading.tags, texts: head.texts, encoding }, (tag, decode) => ({
        blob: new Blob([tag, head.write(decode), rest]),
      }));
    }
    case 'OggS': {
      const head = readOggHead(window, leading.start);
      const rest = blob.slice(leading.start + head.bytes);
      return besideLeading(leading, { texts: head.texts, encoding }, (decode) => new Blob([head.write(decode), rest]));
    }
    case MP4:
      return besideLeading(leading, { texts: [], encoding }, () => blob.slice(leading.start));
    default: {
      const old = readOldTag(window.view(Math.max(0, blob.size - OLD_TAG_BYTES), OLD_TAG_BYTES));
      const tags = [...(old === undefined ? [] : [old]), ...leading.tags];
      if (tags.length === 0) return { blob, chapters: [], notes: [] };
      const sound = blob.slice(leading.start, blob.size - (old === undefined ? 0 : OLD_TAG_BYTES));
      return toSource({ tags, texts: [], encoding }, (tag) => ({ blob: new Blob([tag, sound]) }));
    }
  }
}

/** For a format that normally has no such tag at its start. */
function besideLeading({ tags }: Leading, texts: Omit<Texts, 'tags'>, write: (decode: Decode) => Blob): TagSource {
  return toSource({ tags, ...texts }, (tag, decode) => ({
    blob: write(decode),
    ...(tags.length === 0 ? {} : { leading: new Blob([tag, NO_SOUND]) }),
  }));
}

interface Texts {
  /** Later ones win. */
  readonly tags: readonly Id3Tag[];
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

/** The frames of all tags; a later tag replaces the same ones. */
function mergedFrames(tags: readonly Id3Tag[]): Id3Frame[] {
  return tags.reduce<Id3Frame[]>((merged, { frames }) => {
    const names = new Set(frames.map(nameOfFrame));
    return [...merged.filter((frame) => !names.has(nameOfFrame(frame))), ...frames];
  }, []);
}

/** The tags before the audio, in the order of the file. Tags of other kinds are skipped. */
function readLeadingTags(window: FileWindow): Leading {
  const start = skipTags(window, 0);
  const tags: Id3Tag[] = [];
  for (let at = 0; at < start;) {
    const header = parseId3Header(window.view(at, ID3_HEADER_BYTES));
    if (header !== undefined) tags.push(readTag(window, at, header));
    at += tagBytesAt(window, at, start) || Math.max(1, window.skipZeros(at, start) - at);
  }
  return { tags, start };
}

function readTag(window: FileWindow, at: number, header: Id3Header): Id3Tag {
  if (header.bytes > TAG_MAX_BYTES) return { frames: [], chapters: [], isDamaged: true };
  return readId3Tag(header, window.view(at + ID3_HEADER_BYTES, header.bytes));
}

import { type Id3Frame, type Id3Tag, ID3_HEADER_BYTES, parseId3Header, readId3Tag } from './id3-tags.ts';
import type { FileWindow } from '../../recording/source/file-window.ts';

const CHUNK_HEADER_BYTES = 8;
const FILE_HEADER_BYTES = 12;
/** Longer chunks hold no texts. */
const TEXTS_MAX_BYTES = 64 * 1024 * 1024;
const CHUNK_NAME = /^[ -~]{4}$/;
const FIELDS: Readonly<Record<string, string>> = {
  INAM: 'TIT2',
  IART: 'TPE1',
  IPRD: 'TALB',
  IGNR: 'TCON',
  ICMT: 'COMM',
};
const COMMENT_START = Buffer.from('\0eng\0', 'latin1');
const TEXT_START = Buffer.from([0]);

interface Chunk {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
}

/** The tags in the chunks of a WAV file: its own texts, which a tag of another kind in it replaces. */
export function readWavTags(window: FileWindow, start: number): Id3Tag[] {
  const infos: Id3Tag[] = [];
  const tags: Id3Tag[] = [];
  for (let at = start + FILE_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= window.bytes;) {
    const chunk = readChunk(window, at);
    if (isSoundToTheEnd(chunk)) break;
    const name = chunk.bytes > TEXTS_MAX_BYTES ? '' : chunk.name.toLowerCase();
    if (name === 'list') infos.push(readInfo(window.view(chunk.at, chunk.bytes)));
    if (name === 'id3 ') tags.push(...readTagChunk(window.view(chunk.at, chunk.bytes)));
    at = nextChunk(window, chunk);
  }
  return [...infos, ...tags];
}

/** Its length was unknown when the header was written. */
function isSoundToTheEnd({ name, bytes }: Chunk): boolean {
  return !CHUNK_NAME.test(name) || (name === 'data' && bytes === 0);
}

function readChunk(window: FileWindow, at: number): Chunk {
  const header = window.view(at, CHUNK_HEADER_BYTES);
  const bytes = Math.min(header.readUInt32LE(4), window.bytes - at - CHUNK_HEADER_BYTES);
  return { name: header.toString('latin1', 0, 4), at: at + CHUNK_HEADER_BYTES, bytes };
}

/** A chunk of odd length is followed by a zero, which some writers omit; no name starts with one. */
function nextChunk(window: FileWindow, { at, bytes }: Chunk): number {
  const end = at + bytes;
  if (bytes % 2 === 0) return end;
  return window.byteAt(end) === 0 ? end + 1 : end;
}

function readTagChunk(bytes: Buffer): Id3Tag[] {
  const header = parseId3Header(bytes);
  return header === undefined
    ? []
    : [readId3Tag(header, bytes.subarray(ID3_HEADER_BYTES, ID3_HEADER_BYTES + header.bytes))];
}

function readInfo(list: Buffer): Id3Tag {
  const frames: Id3Frame[] = [];
  if (list.toString('latin1', 0, 4) === 'INFO')
    for (let at = 4; at + CHUNK_HEADER_BYTES <= list.length;) {
      const id = FIELDS[list.toString('latin1', at, at + 4)];
      const from = at + CHUNK_HEADER_BYTES;
      const end = Math.min(list.length, from + list.readUInt32LE(at + 4));
      const text = untilZero(list.subarray(from, end));
      if (id !== undefined && text.length > 0)
        frames.push({ id, content: Buffer.concat([id === 'COMM' ? COMMENT_START : TEXT_START, text]) });
      at = end + ((end - from) % 2 === 1 && list[end] === 0 ? 1 : 0);
    }
  return { frames, chapters: [], isDamaged: false };
}

function untilZero(bytes: Buffer): Buffer {
  const zero = bytes.indexOf(0);
  return zero === -1 ? bytes : bytes.subarray(0, zero);
}

import { findMpegFrame, id3TagBytes } from './mpeg-header.ts';
import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';

export type SoundFormat = 'mp3' | 'flac' | 'ogg' | 'wav';

const HEAD_BYTES = 64 * 1024;

/** The format of a file, by its content and never by its name; undefined for any other format. */
export function sniffFormat({ descriptor, bytes }: SoundFile): SoundFormat | undefined {
  const tagBytes = id3TagBytes(readBytes(descriptor, 0, 10));
  const head = readBytes(descriptor, Math.min(tagBytes, bytes), HEAD_BYTES);
  const isAt = (offset: number, mark: string) => head.toString('latin1', offset, offset + mark.length) === mark;
  if (isAt(0, 'fLaC')) return 'flac';
  if (isAt(0, 'OggS')) return 'ogg';
  if ((isAt(0, 'RIFF') || isAt(0, 'RF64') || isAt(0, 'BW64')) && isAt(8, 'WAVE')) return 'wav';
  return findMpegFrame(head) === undefined ? undefined : 'mp3';
}

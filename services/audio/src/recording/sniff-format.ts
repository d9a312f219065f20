import type { FileWindow } from './file-window.ts';
import { findMpegFrame } from './mpeg-parts.ts';
import { isMp4 } from './surrounding-tags.ts';

export type SoundFormat = 'mp3' | 'flac' | 'ogg' | 'wav' | 'mp4';

const SEARCHED_BYTES = 64 * 1024;

/** Formats of sound that are not read, by the bytes that they begin with. */
const OTHERS: readonly (readonly [offset: number, mark: string, name: string])[] = [
  [8, 'AIFF', 'an AIFF file'],
  [8, 'AIFC', 'an AIFF file'],
  [0, 'caff', 'a CAF file'],
  [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'a WMA file'],
  [0, '\x1a\x45\xdf\xa3', 'a Matroska or WebM file'],
  [0, 'ADIF', 'AAC without an MP4 file around it'],
  [0, 'MAC ', "a Monkey's Audio file"],
  [0, 'wvpk', 'a WavPack file'],
  [0, 'MPCK', 'a Musepack file'],
  [0, 'MP+', 'a Musepack file'],
  [0, 'TTA1', 'a TTA file'],
  [0, 'DSD ', 'a DSD file'],
  [0, 'FRM8', 'a DSD file'],
  [0, '#!AMR', 'an AMR file'],
  [0, 'riff\x2e\x91\xcf\x11', 'a Wave64 file'],
];

/** The format of the sound that begins at a position, by its content and never by its name; undefined for any other format. */
export function sniffFormat(window: FileWindow, position: number): SoundFormat | undefined {
  const isAt = (offset: number, mark: string) => window.isAt(position + offset, mark);
  if (isAt(0, 'fLaC')) return 'flac';
  if (isAt(0, 'OggS')) return 'ogg';
  if (isMp4(window, position)) return 'mp4';
  if (isWav(window, position)) return 'wav';
  if (nameOfOther(window, position) !== undefined) return undefined;
  const frame = findMpegFrame(window, position, window.bytes, position + SEARCHED_BYTES);
  return frame === undefined ? undefined : 'mp3';
}

export function isWav(window: FileWindow, position: number): boolean {
  return ['RIFF', 'RF64', 'BW64'].includes(window.text(position, 4)) && window.isAt(position + 8, 'WAVE');
}

/** What it is instead. */
export function nameOfOther(window: FileWindow, position: number): string | undefined {
  const found = OTHERS.find(([offset, mark]) => window.isAt(position + offset, mark));
  if (found !== undefined) return found[2];
  return isAdts(window, position) ? 'AAC without an MP4 file around it' : undefined;
}

const ADTS_HEADER_BYTES = 7;

/** Two frames of bare AAC in a row. */
function isAdts(window: FileWindow, position: number): boolean {
  const bytes = adtsBytes(window.view(position, ADTS_HEADER_BYTES));
  return bytes > 0 && adtsBytes(window.view(position + bytes, ADTS_HEADER_BYTES)) > 0;
}

function adtsBytes(header: Buffer): number {
  if (header.length < ADTS_HEADER_BYTES || (header.readUInt16BE(0) & 0xfff6) !== 0xfff0) return 0;
  return (header.readUIntBE(3, 3) >> 5) & 0x1fff;
}

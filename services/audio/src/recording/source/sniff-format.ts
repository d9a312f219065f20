import type { FileWindow } from './file-window.ts';
import { findMpegFrame } from '../mp3/mpeg-parts.ts';
import { nameOfOtherMpeg } from '../mp3/other-mpeg.ts';
import { isMp4 } from './surrounding-tags.ts';

export type SoundFormat = 'mp3' | 'flac' | 'ogg' | 'wav' | 'mp4';

const SEARCHED_BYTES = 64 * 1024;

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
  [0, 'RIFX', 'a WAV file with the high bytes first'],
  [0, '.snd', 'an AU file'],
  [0, 'Creative Voice File', 'a VOC file'],
  [0, '.RMF', 'a RealMedia file'],
  [0, '.ra\xfd', 'a RealAudio file'],
  [0, '\x0b\x77', 'Dolby Digital (AC-3)'],
  [0, '\x7f\xfe\x80\x01', 'DTS'],
  [4, '\xf8\x72\x6f', 'Dolby TrueHD'],
  [8, 'AVI ', 'an AVI film'],
  [0, 'FLV\x01', 'a Flash film'],
  [0, 'MThd', 'a MIDI file, which has notes but no audio'],
];

/** The format of the audio at a position, by its content and never by its name; undefined for any other format. */
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

export function nameOfOther(window: FileWindow, position: number): string | undefined {
  const found = OTHERS.find(([offset, mark]) => window.isAt(position + offset, mark));
  if (found !== undefined) return found[2];
  return isBareAac(window, position) ? 'AAC without an MP4 file around it' : nameOfOtherMpeg(window, position);
}

function isBareAac(window: FileWindow, position: number): boolean {
  return [adtsBytes, loasBytes].some((bytesOf) => {
    const bytes = bytesOf(window.view(position, ADTS_HEADER_BYTES));
    return bytes > 0 && bytesOf(window.view(position + bytes, ADTS_HEADER_BYTES)) > 0;
  });
}

const ADTS_HEADER_BYTES = 7;

function adtsBytes(header: Buffer): number {
  if (header.length < ADTS_HEADER_BYTES || (header.readUInt16BE(0) & 0xfff6) !== 0xfff0) return 0;
  return (header.readUIntBE(3, 3) >> 5) & 0x1fff;
}

const LOAS_HEADER_BYTES = 3;

function loasBytes(header: Buffer): number {
  if (header.length < LOAS_HEADER_BYTES || (header.readUInt16BE(0) & 0xffe0) !== 0x56e0) return 0;
  return LOAS_HEADER_BYTES + (header.readUIntBE(0, 3) & 0x1fff);
}

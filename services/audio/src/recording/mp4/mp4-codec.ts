import { type Box, contentOf, listBoxes } from './mp4-boxes.ts';
import type { FileWindow } from '../source/file-window.ts';
import { UnreadableSound } from '../source/unreadable-sound.ts';

const NAMES: Readonly<Record<string, string>> = {
  alac: 'Apple Lossless (ALAC)',
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  'ac-4': 'Dolby AC-4',
  Opus: 'Opus',
  fLaC: 'FLAC',
  '.mp3': 'MP3',
  samr: 'AMR',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
  in24: 'PCM',
  fl32: 'PCM',
};
const PROTECTED = new Set(['enca', 'drms', 'drmi', 'p608']);
/** By the object type of a stream in an MPEG-4 description. */
const MPEG_NAMES: Readonly<Record<number, string>> = {
  0x69: 'MP3',
  0x6b: 'MP3',
  0xa5: 'Dolby Digital (AC-3)',
  0xa9: 'DTS',
};
const AAC_STREAMS = new Set([0x40, 0x66, 0x67, 0x68]);
/** Main, low complexity, scalable rate, long-term prediction, and doubled rate (HE-AAC). */
const AAC_KINDS = new Set([1, 2, 3, 4, 5]);
/** Its stereo is derived from one channel, which the decoder does not do. */
const STEREO_FROM_MONO = 29;
const AAC_NAMES: Readonly<Record<number, string>> = { 23: 'AAC-LD', 39: 'AAC-ELD', 42: 'xHE-AAC' };

const ENTRY_BYTES = 28;
const VERSION_OFFSET = 8;
const MORE_BYTES: Readonly<Record<number, number>> = { 0: 0, 1: 16, 2: 36 };

/** The AAC configuration of a sample description. Throws UnreadableSound, with its name, for anything else. */
export function aacConfigOf(window: FileWindow, entry: Box): Buffer {
  const { type } = entry;
  if (PROTECTED.has(type)) throw new UnreadableSound('Its audio is copy-protected. Use a copy without protection.');
  if (type !== 'mp4a') throw refusalOf(NAMES[type] ?? `an unknown format ("${type}")`);
  const description = findDescription(window, entry.startByte + headBytes(window, entry), entry.endByte);
  if (description === undefined) throw new UnreadableSound('The header of the MP4 file is damaged.');
  const { stream, config } = readDescription(contentOf(window, description));
  if (!AAC_STREAMS.has(stream)) throw refusalOf(MPEG_NAMES[stream] ?? 'an unknown format');
  checkKind(config);
  // A copy, because the window's buffer changes.
  return Buffer.from(config);
}

/** QuickTime has three versions of them. */
function headBytes(window: FileWindow, entry: Box): number {
  const version = window.view(entry.startByte + VERSION_OFFSET, 2);
  return ENTRY_BYTES + (MORE_BYTES[version.length < 2 ? 0 : version.readUInt16BE(0)] ?? 0);
}

function checkKind(config: Buffer): void {
  const kind = kindOf(config);
  if (kind === STEREO_FROM_MONO || hasStereoExtension(config)) throw refusalOf('HE-AAC version 2');
  if (!AAC_KINDS.has(kind)) throw refusalOf(AAC_NAMES[kind] ?? `AAC of kind ${kind}`);
}

const RATE_EXTENSION = '01010110111001011';
const STEREO_EXTENSION = '101010010001';

/** Older players ignore the extension for rate and stereo: after 16 bits, and 4 of another rate. */
function hasStereoExtension(config: Buffer): boolean {
  const bits = [...config].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.startsWith(RATE_EXTENSION, 16) && bits.startsWith(STEREO_EXTENSION, 16 + RATE_EXTENSION.length + 4);
}

function refusalOf(name: string): UnreadableSound {
  return new UnreadableSound(`It's an MP4 file with ${name}, which we can't read. Convert it to FLAC, WAV, or MP3.`);
}

/** QuickTime puts it into its own box. */
function findDescription(window: FileWindow, start: number, end: number): Box | undefined {
  const boxes = listBoxes(window, start, end);
  const found = boxes.find(({ type }) => type === 'esds');
  const wrapped = boxes.find(({ type }) => type === 'wave');
  if (found !== undefined || wrapped === undefined) return found;
  return findDescription(window, wrapped.startByte, wrapped.endByte);
}

const STREAM = 3;
const DECODER = 4;
const CONFIG = 5;
/** The bytes before the nested descriptors. */
const HEADS: Readonly<Record<number, number>> = { [STREAM]: 3, [DECODER]: 13 };

/** Descriptors are nested, each with a tag and a length in groups of seven bits. */
function readDescription(content: Buffer): { readonly stream: number; readonly config: Buffer } {
  let [position, stream, config] = [4, 0, content.subarray(0, 0)];
  while (position + 2 <= content.length) {
    const tag = content.readUInt8(position);
    let length = 0;
    let byte = 0x80;
    for (position += 1; byte >= 0x80 && position < content.length; position += 1) {
      byte = content.readUInt8(position);
      length = length * 128 + (byte & 0x7f);
    }
    if (tag === DECODER) stream = content[position] ?? 0;
    if (tag === CONFIG) config = content.subarray(position, position + length);
    position += HEADS[tag] ?? length;
  }
  return { stream, config };
}

const ESCAPE = 31;

/** The AAC object type: five bits, or eleven. */
function kindOf(config: Buffer): number {
  if (config.length < 2) return 0;
  const kind = config.readUInt8(0) >> 3;
  return kind === ESCAPE ? 32 + ((config.readUInt16BE(0) >> 5) & 0x3f) : kind;
}

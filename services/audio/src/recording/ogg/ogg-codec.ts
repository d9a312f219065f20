/** The codec of an Ogg stream, from its first page. */
export type OggCodec =
  | { readonly kind: 'vorbis' }
  | OpusCodec
  | { readonly kind: 'unreadable'; readonly name: string }
  /** Images, subtitles, tables of contents. */
  | { readonly kind: 'other'; readonly name: string };

export interface OpusCodec {
  readonly kind: 'opus';
  readonly gain: number;
  readonly mappingFamily: number;
  readonly channels: number;
  /** Samples at the start that are not played. */
  readonly skippedSamples: number;
}

const OPUS_HEAD_BYTES = 19;
const OTHERS: readonly (readonly [mark: string, kind: 'unreadable' | 'other', name: string])[] = [
  ['\x7fFLAC', 'unreadable', 'FLAC'],
  ['Speex   ', 'unreadable', 'Speex'],
  ['CELT    ', 'unreadable', 'CELT'],
  ['PCM     ', 'unreadable', 'PCM'],
  ['\x80theora', 'other', 'video'],
  ['OVP80', 'other', 'video'],
  ['BBCD\0', 'other', 'video'],
  ['\x01video', 'other', 'video'],
  ['\x80kate', 'other', 'subtitles'],
  ['CMML\0', 'other', 'subtitles'],
  ['\x01text', 'other', 'subtitles'],
  ['fishead\0', 'other', ''],
];

export function oggCodecOf(head: Buffer): OggCodec {
  const text = head.toString('latin1');
  if (text.startsWith('\x01vorbis')) return { kind: 'vorbis' };
  if (text.startsWith('OpusHead') && head.length >= OPUS_HEAD_BYTES) return opusOf(head);
  const found = OTHERS.find(([mark]) => text.startsWith(mark));
  return found === undefined ? { kind: 'unreadable', name: 'an unknown format' } : { kind: found[1], name: found[2] };
}

/** The gain is in steps of 1/256 decibel; players apply it. */
function opusOf(head: Buffer): OpusCodec {
  const gain = 10 ** (head.readInt16LE(16) / 256 / 20);
  return {
    kind: 'opus',
    gain,
    mappingFamily: head.readUInt8(18),
    channels: head.readUInt8(9),
    skippedSamples: head.readUInt16LE(10),
  };
}

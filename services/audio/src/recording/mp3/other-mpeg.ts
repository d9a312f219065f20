import type { FileWindow } from '../source/file-window.ts';

const SEARCHED_BYTES = 4096;
const PADDING_BYTES = 4;
/** The same in every frame: the marker, version, layer and sampling rate. */
const ALIKE_MASK = 0xfffe_0c00;
const SYNC = 0xffe0_0000;
const NO_SAMPLING = 3;
const LEAST_FRAME_BYTES = 24;

/** The name of an unsupported MPEG file, unlike layer III frames, whose header states their length. */
export function nameOfOtherMpeg(window: FileWindow, position: number): string | undefined {
  const header = window.view(position, SEARCHED_BYTES);
  const name = header.length < 4 ? undefined : nameOf(header.readUInt32BE(0));
  return name !== undefined && isRepeated(window, header, position) ? name : undefined;
}

function nameOf(header: number): string | undefined {
  const [layer, rate, sampling] = [(header >>> 17) & 3, (header >>> 12) & 15, (header >>> 10) & 3];
  if (header >>> 21 !== SYNC >>> 21 || sampling === NO_SAMPLING) return undefined;
  if (layer === 2) return 'an MP2 file (MPEG layer II)';
  if (layer === 3) return 'an MP1 file (MPEG layer I)';
  return layer === 1 && rate === 0 ? 'an MP3 file in free format' : undefined;
}

/** Whether two more headers like the first follow at equal distances. */
function isRepeated(window: FileWindow, bytes: Buffer, position: number): boolean {
  const first = bytes.readUInt32BE(0);
  const isLike = (view: Buffer) => view.length >= 4 && ((view.readUInt32BE(0) ^ first) & ALIKE_MASK) === 0;
  for (let at = bytes.indexOf(0xff, LEAST_FRAME_BYTES); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (!isLike(bytes.subarray(at, at + 4))) continue;
    for (let more = -PADDING_BYTES; more <= PADDING_BYTES; more += 1) {
      if (isLike(window.view(position + at * 2 + more, 4))) return true;
    }
  }
  return false;
}

import { decodeAs, detectEncoding } from './text-encoding.ts';

/** The path of a file: bytes, of which most are UTF-8. */
export type MusicPath = string | Buffer;

const SLASH = 0x2f;

/** The last part of a path as text: in UTF-8, or in the given encoding, or in the most plausible one. */
export function fileNameOf(path: MusicPath, encoding?: string): string {
  const bytes = typeof path === 'string' ? Buffer.from(path) : path;
  const name = bytes.subarray(bytes.lastIndexOf(SLASH) + 1);
  return (
    decodeAs('utf-8', name) ?? decodeAs(encoding ?? detectEncoding([name]).encoding, name) ?? name.toString('latin1')
  );
}

export function folderOf(path: MusicPath): Buffer {
  const bytes = typeof path === 'string' ? Buffer.from(path) : path;
  const end = bytes.lastIndexOf(SLASH) + 1;
  return end === 0 ? Buffer.from('./') : bytes.subarray(0, end);
}

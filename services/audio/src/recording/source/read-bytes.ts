import { readSync } from 'node:fs';

/** This many bytes of an open file from a position on; fewer at its end. */
export function readBytes(descriptor: number, position: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let filled = 0;
  while (filled < bytes) {
    const read = readSync(descriptor, buffer, filled, bytes - filled, position + filled);
    if (read === 0) break;
    filled += read;
  }
  return buffer.subarray(0, filled);
}

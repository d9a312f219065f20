import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRecording } from '../make-recording.ts';
import type { Recording } from '../recording.ts';

export const TEST_DIGEST = '0123456789abcdef01234567';

/** Records a file of these bytes in its own folder, which is deleted after `look`. Rejects as the recorder does. */
export async function record<T = undefined>(
  bytes: Uint8Array,
  look?: (made: Recording, folder: string) => T | Promise<T>,
): Promise<{ readonly made: Recording; readonly seen: T | undefined }> {
  const root = mkdtempSync(path.join(tmpdir(), 'afterglow-record-'));
  try {
    const [file, folder] = [path.join(root, 'sound'), path.join(root, 'out')];
    writeFileSync(file, bytes);
    const making = makeRecording({ file, folder, digest: TEST_DIGEST });
    let turn = await making.next();
    while (turn.done !== true) turn = await making.next();
    return { made: turn.value, seen: await look?.(turn.value, folder) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

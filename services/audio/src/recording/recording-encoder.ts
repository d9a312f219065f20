import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createConcurrencyLimit } from '@afterglow/kit';
import path from 'node:path';
import { recordingDigest } from '../tracks/files/recording-id.ts';
import { recordingsFolder } from '../tracks/files/track-files.ts';
import { createRecordingThread } from './recording-thread.ts';
import { RECORDING_FILE, type Recording, recordingSchema } from './recording.ts';

/** Encodes recordings from files, one at a time, on its own thread. */
export interface RecordingEncoder {
  /**
   * The recording of a file, named by the SHA-256 of its content; an existing one is reused. Rejects with UnreadableSound when the file
   * is unusable, and when `signal` cancels it.
   */
  make(source: RecordingRequest, onProgress: (done: number) => void): Promise<Recording>;
  dispose(): Promise<void>;
}

export interface RecordingRequest {
  readonly file: string;
  readonly contentHash: string;
  readonly signal: AbortSignal;
}

const DRAFT_SUFFIX = '.part';

/** Opens `<dataDir>/media/recordings` and deletes an interrupted run's leftovers. */
export async function createRecordingEncoder(dataDir: string): Promise<RecordingEncoder> {
  const root = recordingsFolder(dataDir);
  await mkdir(root, { recursive: true });
  const drafts = (await readdir(root)).filter((name) => name.endsWith(DRAFT_SUFFIX));
  await Promise.all(drafts.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  const limit = createConcurrencyLimit(1);
  const thread = createRecordingThread();
  return {
    make: ({ file, contentHash, signal }, onProgress) =>
      limit(async () => {
        signal.throwIfAborted();
        const digest = recordingDigest(contentHash);
        const folder = path.join(root, digest);
        const known = await readRecording(folder);
        if (known !== undefined) return known;
        try {
          return await thread.run({ file, digest, folder }, { signal, onProgress });
        } finally {
          await rm(`${folder}${DRAFT_SUFFIX}`, { recursive: true, force: true });
        }
      }),
    dispose: () => thread.close(),
  };
}

async function readRecording(folder: string): Promise<Recording | undefined> {
  try {
    return recordingSchema.parse(JSON.parse(await readFile(path.join(folder, RECORDING_FILE), 'utf8')));
  } catch {
    return undefined; // missing or damaged, so it is encoded again
  }
}

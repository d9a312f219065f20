import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createConcurrencyLimit } from '@afterglow/kit';
import path from 'node:path';
import { recordingDigest } from '../tracks/files/recording-id.ts';
import type { RecordingFiles } from '../tracks/files/recording-files.ts';
import { recordingsFolder } from '../tracks/files/track-files.ts';
import { createRecordingThread, type RecordingWatch } from './recording-thread.ts';
import { RECORDING_FILE, type Recording, type RecordingJob, recordingSchema } from './recording.ts';

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

/** Opens `<dataDir>/media/recordings` and deletes an interrupted run's leftovers. What is made is put into the archive of `files`. */
export async function createRecordingEncoder(
  dataDir: string,
  files: Pick<RecordingFiles, 'upload'> = { upload: () => Promise.resolve() },
): Promise<RecordingEncoder> {
  const root = recordingsFolder(dataDir);
  await mkdir(root, { recursive: true });
  const drafts = (await readdir(root)).filter((name) => name.endsWith(DRAFT_SUFFIX));
  await Promise.all(drafts.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  const limit = createConcurrencyLimit(1);
  const thread = createRecordingThread();

  async function encode(job: RecordingJob, watch: RecordingWatch): Promise<Recording> {
    try {
      return await thread.run(job, watch);
    } finally {
      await rm(`${job.folder}${DRAFT_SUFFIX}`, { recursive: true, force: true });
    }
  }

  return {
    make: ({ file, contentHash, signal }, onProgress) =>
      limit(async () => {
        signal.throwIfAborted();
        const digest = recordingDigest(contentHash);
        const folder = path.join(root, digest);
        const recording =
          (await readRecording(folder)) ?? (await encode({ file, digest, folder }, { signal, onProgress }));
        await files.upload(digest);
        return recording;
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

import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { recordingDigest } from '../audio/recording-id.ts';
import { recordingsFolder } from '../audio/track-files.ts';
import { createLimiter } from '../artwork/limiter.ts';
import {
  RECORDING_FILE,
  type Recording,
  type RecordingJob,
  type RecordingReply,
  recordingSchema,
} from './recording.ts';
import { UnreadableSound } from './unreadable-sound.ts';

/** Makes recordings out of files, one at a time, on a thread of its own. */
export interface RecordingStudio {
  /**
   * The recording of a file, which is named by the sha-256 of its content; one that is there already is taken as it is. Rejects
   * with UnreadableSound when the file is no good, and when `signal` calls it off.
   */
  make(source: RecordingRequest, onProgress: (done: number) => void): Promise<Recording>;
}

export type RecordingRequest = {
  readonly file: string;
  readonly contentHash: string;
  readonly signal: AbortSignal;
};

const DRAFT_SUFFIX = '.part';
const THREAD_LIMITS = { maxOldGenerationSizeMb: 512 };

/** Opens `<dataDir>/media/recordings` and removes what an interrupted run left half made. */
export async function createRecordingStudio(dataDir: string): Promise<RecordingStudio> {
  const root = recordingsFolder(dataDir);
  await mkdir(root, { recursive: true });
  const drafts = (await readdir(root)).filter((name) => name.endsWith(DRAFT_SUFFIX));
  await Promise.all(drafts.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
  const limit = createLimiter(1);
  return {
    make: ({ file, contentHash, signal }, onProgress) =>
      limit(async () => {
        signal.throwIfAborted();
        const digest = recordingDigest(contentHash);
        const folder = path.join(root, digest);
        return (await readRecording(folder)) ?? runWorker({ file, digest, folder }, { signal, onProgress });
      }),
  };
}

async function readRecording(folder: string): Promise<Recording | undefined> {
  try {
    return recordingSchema.parse(JSON.parse(await readFile(path.join(folder, RECORDING_FILE), 'utf8')));
  } catch {
    return undefined; // missing or damaged: it is made again
  }
}

type Watch = { readonly signal: AbortSignal; readonly onProgress: (done: number) => void };

async function runWorker(job: RecordingJob, { signal, onProgress }: Watch): Promise<Recording> {
  const worker = new Worker(new URL('recording-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: THREAD_LIMITS,
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await listen(worker, onProgress);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
    await rm(`${job.folder}${DRAFT_SUFFIX}`, { recursive: true, force: true });
  }
}

function listen(worker: Worker, onProgress: (done: number) => void): Promise<Recording> {
  return new Promise((resolve, reject) => {
    worker.on('message', (reply: RecordingReply) => {
      switch (reply.type) {
        case 'progress':
          return onProgress(reply.done);
        case 'made':
          return resolve(reply.recording);
        case 'unreadable':
          return reject(new UnreadableSound(reply.reason));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that makes recordings has ended.')));
  });
}

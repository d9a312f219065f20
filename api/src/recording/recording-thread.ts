import { Worker } from 'node:worker_threads';
import type { Recording, RecordingJob, RecordingReply } from './recording.ts';
import { UnreadableSound } from './unreadable-sound.ts';

export type RecordingWatch = { readonly signal: AbortSignal; readonly onProgress: (done: number) => void };

/** A thread that makes one recording after another; started when it is first needed, and anew after one was called off. */
export interface RecordingThread {
  run(job: RecordingJob, watch: RecordingWatch): Promise<Recording>;
  close(): Promise<void>;
}

const LIMITS = { maxOldGenerationSizeMb: 512 };

export function createRecordingThread(): RecordingThread {
  let worker: Worker | undefined;

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    async run(job, { signal, onProgress }) {
      worker ??= new Worker(new URL('recording-worker.ts', import.meta.url), { resourceLimits: LIMITS });
      const current = worker;
      const stop = () => void end();
      signal.addEventListener('abort', stop);
      try {
        const made = listen(current, onProgress);
        current.ref();
        current.postMessage(job);
        return await made;
      } finally {
        signal.removeEventListener('abort', stop);
        current.removeAllListeners();
        // An error ends the thread by itself; nobody listens for it while it rests.
        current.on('error', stop);
        current.unref();
      }
    },
    close: end,
  };
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
        case 'failed':
          return reject(new Error(`A recording failed: ${reply.message}`));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that makes recordings has ended.')));
  });
}

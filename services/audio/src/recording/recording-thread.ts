import { Worker } from 'node:worker_threads';
import type { Recording, RecordingJob, RecordingReply } from './recording.ts';
import { UnreadableSound } from './source/unreadable-sound.ts';

export interface RecordingWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** A thread that makes one recording after another; started on first use, and again after a canceled one. */
export interface RecordingThread {
  run(job: RecordingJob, watch: RecordingWatch): Promise<Recording>;
  close(): Promise<void>;
}

interface Running {
  readonly resolve: (recording: Recording) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (done: number) => void;
}

const LIMITS = { maxOldGenerationSizeMb: 512 };

export function createRecordingThread(): RecordingThread {
  let worker: Worker | undefined;
  let running: Running | undefined;

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = undefined;
    running?.reject(error);
  }

  function start(): Worker {
    const started = new Worker(new URL('recording-worker.ts', import.meta.url), { resourceLimits: LIMITS });
    started.on('message', (reply: RecordingReply) => running && settle(running, reply));
    started.on('error', (error: Error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('The thread that makes recordings has ended.')));
    return started;
  }

  async function close(): Promise<void> {
    await worker?.terminate();
  }

  return {
    async run(job, { signal, onProgress }) {
      worker ??= start();
      const current = worker;
      const stop = () => void close();
      signal.addEventListener('abort', stop);
      current.ref();
      try {
        return await new Promise<Recording>((resolve, reject) => {
          running = { resolve, reject, onProgress };
          current.postMessage(job);
        });
      } finally {
        running = undefined;
        signal.removeEventListener('abort', stop);
        current.unref();
      }
    },
    close,
  };
}

function settle({ resolve, reject, onProgress }: Running, reply: RecordingReply): void {
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
}

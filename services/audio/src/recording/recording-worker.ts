import { parentPort } from 'node:worker_threads';
import { makeRecording } from './make-recording.ts';
import type { RecordingJob, RecordingReply } from './recording.ts';
import { isUnreadableSound } from './source/unreadable-sound.ts';

/** The thread that makes recordings; it gets the next one after finishing the last. */
const PROGRESS_STEP = 0.01;

function reply(message: RecordingReply): void {
  parentPort?.postMessage(message);
}

async function work(job: RecordingJob): Promise<void> {
  const making = makeRecording(job);
  let reported = 0;
  let turn = await making.next();
  for (; turn.done !== true; turn = await making.next()) {
    if (turn.value < reported + PROGRESS_STEP) continue;
    reported = turn.value;
    reply({ type: 'progress', done: reported });
  }
  reply({ type: 'made', recording: turn.value });
}

async function answer(job: RecordingJob): Promise<void> {
  try {
    await work(job);
  } catch (error) {
    if (isUnreadableSound(error)) reply({ type: 'unreadable', reason: error.message });
    else reply({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (job: RecordingJob) => void answer(job));

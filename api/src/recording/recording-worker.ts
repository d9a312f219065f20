import { parentPort, workerData } from 'node:worker_threads';
import { makeRecording } from './make-recording.ts';
import type { RecordingJob, RecordingReply } from './recording.ts';
import { isUnreadableSound } from './unreadable-sound.ts';

/** The thread that makes one recording and ends. */
const PROGRESS_STEP = 0.01;

function reply(message: RecordingReply): void {
  parentPort?.postMessage(message);
}

async function work(job: RecordingJob): Promise<void> {
  const making = makeRecording(job);
  let told = 0;
  let turn = await making.next();
  for (; turn.done !== true; turn = await making.next()) {
    if (turn.value < told + PROGRESS_STEP) continue;
    told = turn.value;
    reply({ type: 'progress', done: told });
  }
  reply({ type: 'made', recording: turn.value });
}

try {
  // workerData is what createRecordingStudio passes, in this folder.
  await work(workerData as RecordingJob);
} catch (error) {
  if (!isUnreadableSound(error)) throw error;
  reply({ type: 'unreadable', reason: error.message });
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Track } from '../track-library.ts';
import type { Listening } from './listen-worker.ts';

/** Plays tracks on their own thread: in the process of the suites the same loops take twice as long. */
export async function listenToAll(tracks: readonly Track[]): Promise<Listening[]> {
  const worker = new Worker(new URL('listen-worker.ts', import.meta.url), { workerData: tracks });
  const [listenings] = (await once(worker, 'message')) as [Listening[]]; // as posted by listen-worker.ts
  await worker.terminate();
  return listenings;
}

import { describeTrack } from '../synthesis/track-library.ts';
import { createJobQueue } from './job-queue.ts';
import type { JobPriority, TrackJob } from './track-jobs.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A pool with room for one job, finished by hand; like the real one it takes a second for a listener who waits. */
function createManualPool() {
  const started: string[] = [];
  const running = new Map<
    number,
    { job: TrackJob; priority: JobPriority; finish: () => void; fail: (e: Error) => void }
  >();
  const pool: WorkerPool = {
    hasRoomFor: (priority) => {
      const others = [...running.values()];
      return others.length === 0 || (priority === 'now' && others.length === 1 && others[0]?.priority !== 'now');
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        started.push(job.track.id);
        const leave = (settle: () => void) => () => {
          running.delete(job.jobId);
          settle();
        };
        const fail = (error: Error) => leave(() => reject(error))();
        running.set(job.jobId, { job, priority: job.priority, finish: leave(resolve), fail });
      }),
    raise: (jobId, priority) => {
      const job = running.get(jobId);
      if (job !== undefined) job.priority = priority;
    },
    close: () => Promise.resolve(),
  };
  const oldest = () => [...running.values()][0];
  return {
    pool,
    started,
    finishOldest: () => oldest()?.finish(),
    failOldest: () => oldest()?.fail(new Error('disk full')),
  };
}

const [a, b, c] = [describeTrack('house', 1), describeTrack('house', 2), describeTrack('house', 3)];
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('background work waits for its turn, a listener does not', async () => {
  const { pool, started, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const all = [queue.request(a, 96, 'background'), queue.request(b, 96, 'background'), queue.request(c, 96, 'now')];
  expect(started).toEqual([a.id, c.id]);
  for (let job = 0; job < 3; job += 1) {
    finishOldest();
    await settled();
  }
  await Promise.all(all);
  expect(started).toEqual([a.id, c.id, b.id]);
});

test('the same job is done once, whoever asks', async () => {
  const { pool, started, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const both = Promise.all([queue.request(a, 96, 'now'), queue.request(a, 96, 'background')]);
  finishOldest();
  await both;
  expect(started).toEqual([a.id]);
});

test('asking more urgently moves a waiting job ahead', async () => {
  const { pool, started, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  void queue.request(a, 96, 'now');
  void queue.request(b, 96, 'background');
  void queue.request(c, 96, 'background');
  void queue.request(c, 96, 'soon');
  finishOldest();
  await settled();
  expect(started).toEqual([a.id, c.id]);
});

test('a job that fails rejects its callers, and can be asked for again', async () => {
  const { pool, started, failOldest, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const first = queue.request(a, 96, 'now');
  failOldest();
  await expect(first).rejects.toThrow('disk full');
  await settled();
  const second = queue.request(a, 96, 'now');
  finishOldest();
  await second;
  expect(started).toEqual([a.id, a.id]);
});

test('closing rejects what still waits', async () => {
  const { pool } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  void queue.request(a, 96, 'now');
  const waiting = queue.request(b, 96, 'background');
  await queue.close();
  await expect(waiting).rejects.toThrow('The track store was closed.');
  await expect(queue.request(c, 96, 'now')).rejects.toThrow('The track store is closed.');
});

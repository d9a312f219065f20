import { createJobQueue } from './job-queue.ts';
import type { JobPriority, TrackJob } from './track-jobs.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { tonePiece } from '../testing/tones.ts';

/** A pool with room for one job, finished manually; like the real one it accepts more for waiting listeners. */
function createManualPool() {
  const started: string[] = [];
  const running = new Map<
    number,
    {
      job: TrackJob;
      priority: JobPriority;
      grow: (bytes: number) => void;
      finish: () => void;
      fail: (e: Error) => void;
    }
  >();
  const pool: WorkerPool = {
    hasRoomFor: (priority) => {
      return running.size === 0 || priority === 'now';
    },
    run: (job, grow) =>
      new Promise((resolve, reject) => {
        started.push(job.track.id);
        const leave = (settle: () => void) => () => {
          running.delete(job.jobId);
          settle();
        };
        const fail = (error: Error) => leave(() => reject(error))();
        running.set(job.jobId, { job, priority: job.priority, grow, finish: leave(resolve), fail });
      }),
    start: () => undefined,
    cancel: (jobId) => running.get(jobId)?.fail(new Error('cancelled')),
    prioritise: (jobId, priority) => {
      const job = running.get(jobId);
      if (job !== undefined) job.priority = priority;
    },
    close: () => Promise.resolve(),
  };
  const oldest = () => [...running.values()][0];
  return {
    pool,
    started,
    running: () => [...running.values()].map(({ job }) => job.track.id),
    priorities: () => [...running.values()].map(({ priority }) => priority),
    growOldest: (bytes: number) => oldest()?.grow(bytes),
    finishOldest: () => oldest()?.finish(),
    failOldest: () => oldest()?.fail(new Error('disk full')),
  };
}

const [a, b, c] = [tonePiece('house-01', 80), tonePiece('house-02', 80), tonePiece('house-03', 80)];
const [d, e] = [tonePiece('house-04', 80), tonePiece('house-05', 80)];
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("background work waits for its turn, a listener's job does not", async () => {
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

test('the same job runs once for all that request it', async () => {
  const { pool, started, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const both = Promise.all([queue.request(a, 96, 'now'), queue.request(a, 96, 'background')]);
  finishOldest();
  await both;
  expect(started).toEqual([a.id]);
});

test('a more urgent request moves a waiting job forward', async () => {
  const { pool, started, finishOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  void queue.request(a, 96, 'soon');
  void queue.request(b, 96, 'background');
  void queue.request(c, 96, 'background');
  void queue.request(c, 96, 'soon');
  finishOldest();
  await settled();
  expect(started).toEqual([a.id, c.id]);
});

test('listeners never wait for each other', () => {
  const { pool, started } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  for (const track of [a, b, c]) queue.listen(track, 96, () => undefined);
  expect(started).toEqual([a.id, b.id, c.id]);
});

test('a job without listeners returns to its requested priority, or to "soon"', () => {
  const { pool, priorities } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  void queue.request(a, 96, 'background');
  const [first, second] = [queue.listen(a, 96, () => undefined), queue.listen(a, 96, () => undefined)];
  expect(priorities()).toEqual(['now']);
  first.leave();
  expect(priorities()).toEqual(['now']);
  second.leave();
  expect(priorities()).toEqual(['background']);
  queue.listen(b, 96, () => undefined).leave();
  expect(priorities()).toEqual(['background', 'soon']);
});

test('of the jobs without listeners, only the last three stay half-rendered', async () => {
  const { pool, running } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const all = [a, b, c, d, e];
  const listenings = all.map((track) => queue.listen(track, 96, () => undefined));
  const endings = listenings.map(({ done }) => done.catch(String));
  for (const { leave } of listenings.slice(0, 3)) leave();
  const back = queue.listen(a, 96, () => undefined);
  for (const { leave } of listenings.slice(3)) leave();
  expect(running()).toEqual([a.id, c.id, d.id, e.id]);
  expect(await endings[1]).toBe('Error: cancelled');
  back.leave();
});

test('a job that a caller awaits as a whole is completed, however many lose their listeners', () => {
  const { pool, running } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const first = queue.listen(a, 96, () => undefined);
  void queue.request(a, 96, 'soon');
  first.leave();
  for (const track of [b, c, d, e]) queue.listen(track, 96, () => undefined).leave();
  expect(running()).toEqual([a.id, c.id, d.id, e.id]);
});

test('a listener learns how the file grows, until it disconnects', () => {
  const { pool, growOldest } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const heard: number[] = [];
  const { leave } = queue.listen(a, 96, (bytes) => heard.push(bytes));
  growOldest(1000);
  leave();
  growOldest(2000);
  expect(heard).toEqual([1000]);
});

test('a disconnected listener does not cancel a completed job', async () => {
  const { pool, finishOldest, priorities } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  const { done, leave } = queue.listen(a, 96, () => undefined);
  finishOldest();
  await done;
  await settled();
  leave();
  expect(priorities()).toEqual([]);
});

test('a failed job rejects its callers, and can be requested again', async () => {
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

test('closing rejects the jobs that still wait', async () => {
  const { pool } = createManualPool();
  const queue = createJobQueue(pool, '/nowhere');
  void queue.request(a, 96, 'now');
  const waiting = queue.request(b, 96, 'background');
  await queue.close();
  await expect(waiting).rejects.toThrow('The track store was closed.');
  await expect(queue.request(c, 96, 'now')).rejects.toThrow('The track store is closed.');
});

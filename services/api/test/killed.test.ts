import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { findLost, playCounts, type PlaysAsked, writeUntilGone } from '#testing/killed-service.ts';
import { makeProcessPlace, type ServiceProcess, startServiceProcess } from '#testing/service-process.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

/** The long run kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const LONGEST_LIFE_MS = 500;
const LIMIT_PER_KILL_MS = 60_000;

let place: Awaited<ReturnType<typeof makeProcessPlace>>;
let service: ServiceProcess;
beforeAll(async () => {
  place = await makeProcessPlace();
  service = await startServiceProcess(place);
}, LIMIT_PER_KILL_MS);
afterAll(async () => {
  await service.end('SIGKILL');
  await place.remove();
});

test(
  `${KILLS} times killed during writes, the service restarts with all acknowledged writes`,
  async () => {
    let written = 0;
    const asked: PlaysAsked = new Map();
    for (let run = 1; run <= KILLS; run += 1) {
      const before = await playCounts(service.origin);
      const { promise: working, resolve } = Promise.withResolvers<undefined>();
      const writing = writeUntilGone(service.origin, run, asked, () => resolve(undefined));
      await working;
      await delay(randomInt(LONGEST_LIFE_MS));
      expect(await service.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      const done = await writing;
      service = await startServiceProcess(place);
      expect(await findLost(service.origin, done, before)).toEqual([]);
      written += done.plays.length + done.favorites.length + done.emails.length;
    }
    expect(written).toBeGreaterThan(KILLS);
  },
  (KILLS + 1) * LIMIT_PER_KILL_MS,
);

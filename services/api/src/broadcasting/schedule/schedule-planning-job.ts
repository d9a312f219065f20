import type { Clock } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase } from '#db/api-tables.ts';
import { MIXES_REMOVED, SCHEDULE_CHANGES } from './schedule-changes.ts';
import type { SchedulePlanner } from './schedule-planner.ts';
import { findRemovedAhead } from './schedule.repository.ts';

export interface SchedulePlanningJob {
  /** Resolves when no planning is in progress. */
  dispose(): Promise<void>;
}

export interface ScheduleKeeperOptions {
  readonly database: ApiDatabase;
  readonly planner: SchedulePlanner;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly daysPlanned?: number | undefined;
}

const TWO_WEEKS = 14;
const RETRY_AFTER_MS = 10 * MINUTE_MS;

/**
 * Plans two weeks ahead by default, now and at every midnight (UTC): the current day stays as announced, and new mixes are included from
 * the next day on. The gap of a removed mix is filled immediately. Rejects when it cannot start.
 */
export async function startSchedulePlanning({
  database,
  planner,
  clock,
  onError,
  daysPlanned = TWO_WEEKS,
}: ScheduleKeeperOptions): Promise<SchedulePlanningJob> {
  let callOff: () => void = () => undefined;
  let work = Promise.resolve();
  const doNext = (plan: () => Promise<unknown>, onFailed: (error: unknown) => void = onError) => {
    work = work.then(plan).then(() => undefined, onFailed);
  };
  const plan = () => {
    const fromMs = nextMidnightMs(clock);
    return planner.plan({ fromMs, untilMs: fromMs + daysPlanned * DAY_MS });
  };
  const planLater = (delayMs: number) => {
    callOff = clock.schedule(delayMs, () => {
      planLater(nextMidnightMs(clock) - clock.nowMs());
      doNext(plan, (error) => {
        onError(error);
        callOff();
        planLater(RETRY_AFTER_MS);
      });
    });
  };
  const repair = async () => {
    const nowMs = clock.nowMs();
    const channels = await findRemovedAhead(database.db, nowMs);
    if (channels.length > 0) await planner.plan({ channels, fromMs: nowMs, untilMs: nowMs });
  };

  await plan();
  const stopListening = await database.listen(SCHEDULE_CHANGES, {
    onPayload: (payload) => {
      if (payload === MIXES_REMOVED) doNext(repair);
    },
    onGap: () => doNext(repair),
  });
  planLater(nextMidnightMs(clock) - clock.nowMs());
  return {
    async dispose() {
      callOff();
      stopListening();
      await work;
      callOff();
    },
  };
}

function nextMidnightMs(clock: Clock): number {
  return (Math.floor(clock.nowMs() / DAY_MS) + 1) * DAY_MS;
}

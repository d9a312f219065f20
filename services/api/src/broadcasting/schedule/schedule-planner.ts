import { setImmediate } from 'node:timers/promises';
import { CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import { createRotation } from './rotation.ts';
import { planBroadcasts, type PlannedBroadcast } from './plan-broadcasts.ts';
import { SCHEDULE_CHANGES } from './schedule-changes.ts';
import {
  addBroadcasts,
  findPool,
  findSlots,
  findScheduled,
  lockSchedule,
  removeBroadcasts,
  type ScheduledBroadcast,
} from './schedule.repository.ts';

/** The result of planning a channel; `broadcasts` counts all that start between the times. */
export interface PlannedChannel {
  readonly channel: ChannelId;
  readonly fromMs: number;
  readonly toMs: number;
  readonly broadcasts: number;
  readonly added: number;
  readonly removed: number;
}

export interface PlanningRequest {
  readonly channels?: readonly ChannelId[];
  /** Earlier broadcasts stay as they are; never earlier than a minute from now. */
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface SchedulePlanner {
  /**
   * Plans the time from `fromMs` again, and fills any gaps in the last two days and up to there. One instance at a time; without changes
   * the plan stays the same. All instances are notified of a change.
   */
  plan(request: PlanningRequest): Promise<PlannedChannel[]>;
}

const HISTORY_MS = 48 * HOUR_MS;
/** A start within a minute counts as on air: clocks differ slightly, and players have loaded it already. */
const LEAD_MS = MINUTE_MS;
/** How many are planned per event-loop tick: months hold tens of thousands, and would block all requests. */
const PLANNED_PER_TURN = 250;

export function createSchedulePlanner(database: ApiDatabase, clock: Clock): SchedulePlanner {
  return {
    plan: ({ channels = CHANNEL_IDS, fromMs, untilMs }) =>
      database.transaction(async (db) => {
        await lockSchedule(db);
        const nowMs = clock.nowMs();
        const span = { nowMs, changeableFromMs: Math.max(fromMs, nowMs + LEAD_MS), untilMs };
        const planned: PlannedChannel[] = [];
        for (const channel of channels) planned.push(await planChannel(db, channel, span));
        if (planned.some(({ added, removed }) => added + removed > 0)) {
          await database.notify(SCHEDULE_CHANGES, 'planned', db);
        }
        return planned;
      }),
  };
}

interface PlanningSpan {
  readonly nowMs: number;
  readonly changeableFromMs: number;
  readonly untilMs: number;
}

async function planChannel(
  db: ApiQueries,
  channel: ChannelId,
  { nowMs, changeableFromMs, untilMs }: PlanningSpan,
): Promise<PlannedChannel> {
  const historyFromMs = Math.floor((nowMs - HISTORY_MS) / HOUR_MS) * HOUR_MS;
  const scheduled = await findScheduled(db, channel, historyFromMs);
  const fixed = scheduled.filter(({ startsAtMs }) => startsAtMs < changeableFromMs);
  const changeable = scheduled.slice(fixed.length);
  const steps = planBroadcasts({
    fromMs: historyFromMs,
    // Earlier plans further ahead are planned again just as far, or the first change would leave nothing after it.
    untilMs: Math.max(untilMs, scheduled.at(-1)?.endsAtMs ?? untilMs),
    fixed,
    slots: await findSlots(db, channel),
    pool: createRotation(await findPool(db, channel, changeableFromMs)),
  });
  const plan = await inTurns(steps);
  const { removed, added } = compare(changeable, plan, changeableFromMs);
  await removeBroadcasts(
    db,
    removed.map(({ id }) => id),
  );
  await addBroadcasts(db, channel, added);
  const all = [...fixed, ...plan].filter(({ startsAtMs }) => startsAtMs >= changeableFromMs && startsAtMs < untilMs);
  return {
    channel,
    fromMs: changeableFromMs,
    toMs: Math.max(changeableFromMs, ...all.map(({ endsAtMs }) => endsAtMs)),
    broadcasts: all.length,
    added: added.length,
    removed: removed.length,
  };
}

async function inTurns<T>(steps: Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for (const step of steps) {
    all.push(step);
    if (all.length % PLANNED_PER_TURN === 0) await setImmediate();
  }
  return all;
}

/** The unchanged start keeps its rows and IDs. */
function compare(
  scheduled: readonly ScheduledBroadcast[],
  plan: readonly PlannedBroadcast[],
  changeableFromMs: number,
): { readonly removed: readonly ScheduledBroadcast[]; readonly added: readonly PlannedBroadcast[] } {
  const filling = plan.filter(({ startsAtMs }) => startsAtMs < changeableFromMs);
  const following = plan.slice(filling.length);
  const firstChange = following.findIndex((broadcast, index) => !isSame(scheduled[index], broadcast));
  const retained = firstChange === -1 ? following.length : firstChange;
  return { removed: scheduled.slice(retained), added: [...filling, ...following.slice(retained)] };
}

function isSame(scheduled: ScheduledBroadcast | undefined, { startsAtMs, endsAtMs, mixId }: PlannedBroadcast): boolean {
  return scheduled?.startsAtMs === startsAtMs && scheduled.endsAtMs === endsAtMs && scheduled.mixId === mixId;
}

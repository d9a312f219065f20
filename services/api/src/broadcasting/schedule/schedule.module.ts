import { adminOperations } from '@afterglow/shared-contracts/services';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { ServiceContext } from '#app/service-context.ts';
import type { SchedulePlanner, PlannedChannel } from './schedule-planner.ts';
import { invalid } from '@afterglow/kit';

interface ScheduleContext extends ServiceContext {
  readonly planner: SchedulePlanner;
}

/** Everything in between is planned, too. */
const FURTHEST_START_DAYS = 60;

export function mountSchedule({ register, planner, clock }: ScheduleContext): void {
  register(adminOperations.generateSchedule, async ({ body: { station, from, days } }) => {
    const fromMs = Math.max(clock.nowMs(), from === undefined ? 0 : Date.parse(from));
    if (fromMs > clock.nowMs() + FURTHEST_START_DAYS * DAY_MS) {
      throw invalid(`from: Must be within ${FURTHEST_START_DAYS} days from now.`);
    }
    const planned = await planner.plan({
      ...(station && { channels: [station] }),
      fromMs,
      untilMs: fromMs + days * DAY_MS,
    });
    return { data: { stations: planned.map(toAnswer) } };
  });
}

function toAnswer({ channel, fromMs, toMs, broadcasts, added, removed }: PlannedChannel) {
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
  return { station: channel, from, to, broadcasts, added, removed };
}

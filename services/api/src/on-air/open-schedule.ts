import { openProgramme, type Programme } from '#catalogue/programme.ts';
import { keepSchedule, type ScheduleKeeperOptions } from './schedule-keeper.ts';
import { createSchedulePlanner, type SchedulePlanner } from './schedule-planner.ts';

/** The channels' schedule: planned, kept planned, and its current part in memory. */
export interface OpenSchedule {
  readonly planner: SchedulePlanner;
  readonly programme: Programme;
  dispose(): Promise<void>;
}

/** The catalogue must exist. */
export async function openSchedule(parts: Omit<ScheduleKeeperOptions, 'planner'>): Promise<OpenSchedule> {
  const planner = createSchedulePlanner(parts.database, parts.clock);
  const keeper = await keepSchedule({ ...parts, planner });
  const programme = await openProgramme(parts);
  return {
    planner,
    programme,
    async dispose() {
      await keeper.dispose();
      await programme.dispose();
    },
  };
}

import { openScheduleWindow, type ScheduleWindow } from './schedule-window.ts';
import { startSchedulePlanning, type ScheduleKeeperOptions } from './schedule-planning-job.ts';
import { createSchedulePlanner, type SchedulePlanner } from './schedule-planner.ts';

/** The channels' schedule: its planning, and its current part in memory. */
export interface OpenSchedule {
  readonly planner: SchedulePlanner;
  readonly scheduleWindow: ScheduleWindow;
  dispose(): Promise<void>;
}

/** The catalog must exist. */
export async function openSchedule(parts: Omit<ScheduleKeeperOptions, 'planner'>): Promise<OpenSchedule> {
  const planner = createSchedulePlanner(parts.database, parts.clock);
  const keeper = await startSchedulePlanning({ ...parts, planner });
  const scheduleWindow = await openScheduleWindow(parts);
  return {
    planner,
    scheduleWindow,
    async dispose() {
      await keeper.dispose();
      await scheduleWindow.dispose();
    },
  };
}

export { openSchedule } from './open-schedule.ts';
export type { SchedulePlanner } from './schedule-planner.ts';
export type { ScheduleWindow } from './schedule-window.ts';
export { mountSchedule } from './schedule.module.ts';

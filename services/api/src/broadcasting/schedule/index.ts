export { mountSchedule } from './schedule.module.ts';

export { calendarDay, offsetMs, startOfDay, timesIn, zoneText, type CalendarDay } from './zone-time.ts';

export { calendarDay, dayNumber, offsetMs, startOfDay, timesIn, zoneText, type CalendarDay } from './zone-time.ts';

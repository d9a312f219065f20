import { localFormat } from './local-format.ts';

const day = localFormat({ day: '2-digit', month: 'long', year: 'numeric' });

/**
 * The display format of a date, in the listener's time zone: "02 April 2023". Takes a Date or an ISO date-time; throws
 * a RangeError for anything else.
 */
export function formatDate(date: Date | string): string {
  return day().format(new Date(date));
}

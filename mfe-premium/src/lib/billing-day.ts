import { TRIAL_DAYS } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';

/**
 * The time of the next payment: after the trial, or after the months that are paid today. Computed in UTC as the
 * service does, so that the listener reads the right day in their own calendar, also around midnight and a change of
 * daylight saving time.
 */
export function nextBillingDay(now: Date, { hasTrial, months }: { hasTrial: boolean; months: number }): Date {
  return hasTrial ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : monthsAfter(now, months);
}

/** The same day of the month, or the last one of a shorter month. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  later.setUTCDate(Math.min(date.getUTCDate(), lastDayOfMonth(later)));
  return later;
}

function lastDayOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

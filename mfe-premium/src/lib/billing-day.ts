import { TRIAL_DAYS } from '@afterglow/shared-contracts';

/** When the next payment is taken, by the listener's calendar: after the trial, or after the months that are paid today. */
export function nextBillingDay(today: Date, { hasTrial, months }: { hasTrial: boolean; months: number }): Date {
  return hasTrial ? daysAfter(today, TRIAL_DAYS) : monthsAfter(today, months);
}

/** Counted in days of the calendar, since one may have 23 or 25 hours. */
function daysAfter(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}

/** The same day of the month, or the last one of a shorter month. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setDate(1);
  later.setMonth(later.getMonth() + months);
  later.setDate(Math.min(date.getDate(), lastDayOfMonth(later)));
  return later;
}

function lastDayOfMonth(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
}

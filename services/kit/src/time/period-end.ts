import { utc } from '@date-fns/utc';
import { addMonths } from 'date-fns/addMonths';

/** The same day a number of months later, by the calendar in UTC; at most the last day of that month. */
export function monthsAfter(date: Date, months: number): Date {
  return new Date(addMonths(date, months, { in: utc }).getTime());
}

/**
 * The end of the period after the one that ends at `endTime`. Counted from the anchor, so that a member who started on 31 January pays
 * on 28 February and on 31 March.
 */
export function nextPeriodEnd(anchorTime: Date, periodMonths: number, endTime: Date): Date {
  let periods = 1;
  while (monthsAfter(anchorTime, periods * periodMonths) <= endTime) periods += 1;
  return monthsAfter(anchorTime, periods * periodMonths);
}

/** The three selects of a birthday; an empty one has not been chosen. */
export interface BirthdayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const EARLIEST_YEAR = 1900;

/** The years that somebody who is alive can be born in, the latest first. */
export function yearsUntil(year: number): readonly string[] {
  return Array.from({ length: year - EARLIEST_YEAR + 1 }, (_, index) => String(year - index));
}

/** The service stores the day as midnight in UTC. */
export function birthdayParts(iso: string | null): BirthdayParts {
  if (iso === null) return { day: '', month: '', year: '' };
  const date = new Date(iso);
  return {
    day: String(date.getUTCDate()),
    month: String(date.getUTCMonth() + 1),
    year: String(date.getUTCFullYear()),
  };
}

/** What the parts say: nothing to save, a day, or one that does not exist or has not come yet. */
export type Birthday =
  { readonly status: 'incomplete' | 'impossible' } | { readonly status: 'complete'; readonly date: string };

export function birthdayOf({ day, month, year }: BirthdayParts, nowMs: number): Birthday {
  if (day === '' || month === '' || year === '') return { status: 'incomplete' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const timeMs = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const exists = new Date(timeMs).toISOString().startsWith(date);
  return exists && timeMs <= nowMs ? { status: 'complete', date } : { status: 'impossible' };
}

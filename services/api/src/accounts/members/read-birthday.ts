import { invalid } from '@afterglow/kit';

const EARLIEST_MS = Date.parse('1900-01-01T00:00:00Z');

/** The birthday as stored: midnight in UTC for a date, the exact instant for a date-time. Undefined and null stay as they are. */
export function readBirthday<Absent extends null | undefined>(iso: string | Absent, nowMs: number): Date | Absent {
  if (typeof iso !== 'string') return iso;
  const birthday = new Date(iso);
  if (!(birthday.getTime() >= EARLIEST_MS)) throw invalid('birthday: Must be 1900 or later.');
  if (birthday.getTime() > nowMs) throw invalid("birthday: Can't be in the future.");
  return birthday;
}

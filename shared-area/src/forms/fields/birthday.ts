import { serverNowMs } from '@afterglow/shared-contracts';

/** The three parts of a date of birth as chosen; an empty string is not chosen. */
export interface ChosenDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const FIRST_YEAR = 1900;
const DAYS = 31;

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

export const BIRTH_DAYS: readonly string[] = Array.from({ length: DAYS }, (_, index) => String(index + 1));

/** Latest first, where most people find theirs soonest. */
export function birthYears(now: Date): readonly string[] {
  const current = now.getFullYear();
  return Array.from({ length: current - FIRST_YEAR + 1 }, (_, index) => String(current - index));
}

/** The ISO date, if all three are chosen, and the day exists and is not in the future. */
export function birthdayOf(parts: ChosenDate, now: Date = new Date(serverNowMs())): string | undefined {
  const { day, month, year } = parts;
  if (!BIRTH_DAYS.includes(day) || MONTHS[Number(month) - 1] === undefined || !birthYears(now).includes(year)) {
    return undefined;
  }
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return date.toISOString().startsWith(iso) && date <= now ? iso : undefined;
}

/** The error message for the three parts; null for a valid birthday, and for an empty one. */
export function birthdayProblem(parts: ChosenDate, now: Date = new Date(serverNowMs())): string | null {
  const chosen = [parts.day, parts.month, parts.year].filter((part) => part !== '');
  if (chosen.length === 0) return null;
  if (chosen.length < 3) return 'Choose a day, month, and year, or none of them.';
  return birthdayOf(parts, now) === undefined ? "That date doesn't exist or is in the future." : null;
}

/** The values of the three selects for a stored date; empty without one. */
export function birthdayParts(birthday: string | null | undefined): ChosenDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday ?? '') ?? [];
  if (year === undefined) return { day: '', month: '', year: '' };
  return { day: String(Number(day)), month: String(Number(month)), year };
}

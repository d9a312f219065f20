import type { Clock } from './clock.ts';

/** When another service answered, by the header `Date` of its answer, to the second; now where that says nothing. */
export function answeredAt(date: string | null | undefined, clock: Clock): Date {
  const time = Date.parse(date ?? '');
  return new Date(Number.isNaN(time) ? clock.nowMs() : time);
}

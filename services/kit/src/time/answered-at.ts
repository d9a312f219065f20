import type { Clock } from './clock.ts';

/** When another service responded, by its `Date` header, to the second; now without a valid one. */
export function answeredAt(date: string | null | undefined, clock: Clock): Date {
  const time = Date.parse(date ?? '');
  return new Date(Number.isNaN(time) ? clock.nowMs() : time);
}

import { formatDate } from '@afterglow/shared-contracts';
import { localTime } from '@afterglow/shared-ui';

const DAY_MS = 24 * 60 * 60 * 1000;

/** In the listener's time zone: "today, 14:30", "yesterday, 14:30", and before that the date alone. */
export function recentTime(instantIso: string, nowMs: number): string {
  const day = formatDate(instantIso);
  if (day === formatDate(new Date(nowMs))) return `today, ${localTime(instantIso)}`;
  if (day === formatDate(new Date(nowMs - DAY_MS))) return `yesterday, ${localTime(instantIso)}`;
  return day;
}

import { offsetMs } from '@afterglow/shared-contracts/zone-time';
import { DAY_MS } from '@afterglow/shared-contracts/time';

const YEAR_DAYS = 366;

/** The instant of a clock change, and the offsets from UTC before and after it. */
export interface ClockChange {
  readonly atMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The last clock change of a zone before an instant and the first after it, each within a year. */
export function clockChangesAround(instantMs: number, zone: string): readonly ClockChange[] {
  return [lookFrom(instantMs, zone, -1), lookFrom(instantMs, zone, 1)].flatMap((change) => change ?? []);
}

function lookFrom(instantMs: number, zone: string, direction: -1 | 1): ClockChange | null {
  for (let day = 0; day < YEAR_DAYS; day += 1) {
    const near = instantMs + direction * day * DAY_MS;
    const far = near + direction * DAY_MS;
    if (offsetMs(near, zone) !== offsetMs(far, zone))
      return changeWithin(Math.min(near, far), Math.max(near, far), zone);
  }
  return null;
}

function changeWithin(beforeMs: number, afterMs: number, zone: string): ClockChange {
  const [fromMs, toMs] = [offsetMs(beforeMs, zone), offsetMs(afterMs, zone)];
  let [low, high] = [beforeMs, afterMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle, zone) === fromMs) low = middle;
    else high = middle;
  }
  return { atMs: high, fromMs, toMs };
}

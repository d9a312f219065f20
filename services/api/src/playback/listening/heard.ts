import type { ListeningChange, ReportedPosition } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';

const YEAR_MS = 365 * DAY_MS;

export type Heard = Pick<ListeningChange, 'device' | 'queue'> & {
  readonly heardAt: Date;
  readonly receivedAt: Date;
  /** Each mix once. */
  readonly positions: readonly HeardPosition[];
};

export type HeardPosition = Pick<ReportedPosition, 'mixId' | 'positionMs'> & { readonly heardAt: Date };

/**
 * Devices' clocks may be hours off, but equally for both reported times: the age is right, and is subtracted from the time of the call. So
 * an offline device does not win over a later one.
 */
export function toHeard({ device, queue, updatedAt, sentAt, positions }: ListeningChange, nowMs: number): Heard {
  const heardAt = (time: string) => {
    const agoMs = Date.parse(sentAt) - Date.parse(time);
    return new Date(nowMs - Math.min(Math.max(agoMs, 0), YEAR_MS));
  };
  return {
    device,
    queue,
    heardAt: heardAt(updatedAt),
    receivedAt: new Date(nowMs),
    positions: newestOfEach(positions).map((reported) => ({ ...reported, heardAt: heardAt(reported.updatedAt) })),
  };
}

function newestOfEach(positions: readonly ReportedPosition[]): readonly ReportedPosition[] {
  const byTime = [...positions].sort((one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt));
  return [...new Map(byTime.map((reported) => [reported.mixId, reported])).values()];
}

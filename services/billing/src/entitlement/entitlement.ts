import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';

/**
 * Providers renew and report some minutes after the paid time has ended. Until then the member keeps Premium, and is not sold another one.
 */
const RENEWAL_MS = HOUR_MS;

/** Whether a row of `subscriptions` is valid at a time: until its end, canceled or not, and while its renewal is due. */
export function entitlesAt(at: Date) {
  const endedBefore = new Date(at.getTime() - RENEWAL_MS);
  return sql<boolean>`(subscriptions.end_time > ${at} or (subscriptions.end_time > ${endedBefore}
    and subscriptions.reference is not null and subscriptions.cancel_time is null and not subscriptions.cancel_owed))`;
}

interface Entitling {
  readonly end_time: Date;
  /** Null for a subscription that no provider collects. */
  readonly reference: string | null;
  readonly cancel_time: Date | null;
  readonly cancel_owed: boolean;
}

/** The end of a subscription's validity by the rule above, without further reports. */
export function entitledUntil({ end_time, reference, cancel_time, cancel_owed }: Entitling): Date {
  const isRenewed = reference !== null && cancel_time === null && !cancel_owed;
  return isRenewed ? new Date(end_time.getTime() + RENEWAL_MS) : end_time;
}

/** Whether the member in a column has Premium at a time. For the queries of the host. */
export function isPremiumAt(memberIdColumn: string, at: Date) {
  return sql<boolean>`exists (select from subscriptions
    where subscriptions.member_id = ${sql.ref(memberIdColumn)} and ${entitlesAt(at)})`;
}

import { type BitrateKbps, DEFAULT_BITRATE_KBPS, MEMBER_ROLES } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';

/** Providers renew, and tell of it, some minutes after the paid time has ended. No one loses Premium over that, or is sold another one. */
const RENEWAL_MS = HOUR_MS;

/** Whether a row of `subscriptions` entitles at a time: until its end, canceled or not, and while it is about to be renewed. */
export function entitlesAt(at: Date) {
  const endedBefore = new Date(at.getTime() - RENEWAL_MS);
  return sql<boolean>`(subscriptions.end_time > ${at} or (subscriptions.end_time > ${endedBefore}
    and subscriptions.reference is not null and subscriptions.cancel_time is null and not subscriptions.cancel_owed))`;
}

interface Entitling {
  readonly end_time: Date;
  /** Null for what no provider collects. */
  readonly reference: string | null;
  readonly cancel_time: Date | null;
  readonly cancel_owed: boolean;
}

/** Until when a subscription entitles by the rule above, if nothing more is heard of it. */
export function entitledUntil({ end_time, reference, cancel_time, cancel_owed }: Entitling): Date {
  const isRenewed = reference !== null && cancel_time === null && !cancel_owed;
  return isRenewed ? new Date(end_time.getTime() + RENEWAL_MS) : end_time;
}

/** Whether the member of a row is Premium at a time. */
export function isPremiumAt(memberIdColumn: string, at: Date) {
  return sql<boolean>`exists (select from subscriptions
    where subscriptions.member_id = ${sql.ref(memberIdColumn)} and ${entitlesAt(at)})`;
}

/** The role reported to a member: a subscription gives that of Premium, by the same rule as above. */
export function roleOf(role: number | null, hasSubscription: boolean): number | null {
  return hasSubscription && role !== MEMBER_ROLES.superAdmin ? MEMBER_ROLES.premium : role;
}

interface SoundOfMix {
  readonly premium: boolean;
  readonly kbps: BitrateKbps;
}

/** What keeps a member from hearing a mix at a rate: that it is for Premium members, or the rate is. */
export function missingForMix(
  { isPremium }: { readonly isPremium: boolean },
  { premium, kbps }: SoundOfMix,
): 'mix' | 'quality' | undefined {
  if (isPremium) return undefined;
  if (premium) return 'mix';
  return kbps > DEFAULT_BITRATE_KBPS ? 'quality' : undefined;
}

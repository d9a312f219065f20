import { type BitrateKbps, DEFAULT_BITRATE_KBPS, MEMBER_ROLES } from '@afterglow/shared-contracts';
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

export function isPremiumAt(memberIdColumn: string, at: Date) {
  return sql<boolean>`exists (select from subscriptions
    where subscriptions.member_id = ${sql.ref(memberIdColumn)} and ${entitlesAt(at)})`;
}

/** The role reported to a member: a subscription gives the Premium role, by the same rule as above. */
export function roleOf(role: number | null, hasSubscription: boolean): number | null {
  return hasSubscription && role !== MEMBER_ROLES.superAdmin ? MEMBER_ROLES.premium : role;
}

interface SoundOfMix {
  readonly premium: boolean;
  readonly kbps: BitrateKbps;
}

/** Why a member may not hear a mix at a rate: the mix or the rate is for Premium members. */
export function missingForMix(
  { isPremium }: { readonly isPremium: boolean },
  { premium, kbps }: SoundOfMix,
): 'mix' | 'quality' | undefined {
  if (isPremium) return undefined;
  if (premium) return 'mix';
  return kbps > DEFAULT_BITRATE_KBPS ? 'quality' : undefined;
}

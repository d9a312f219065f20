import { type BitrateKbps, DEFAULT_BITRATE_KBPS, MEMBER_ROLES } from '@afterglow/shared-contracts';

/** The role reported to a member: a subscription gives the Premium role. */
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

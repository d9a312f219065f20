import type { SessionState } from '@afterglow/shared-contracts';

/**
 * The offer for a listener: none for visitors and Premium members, nor until it is known whether they ever had
 * Premium.
 */
export type Upsell = 'trial' | 'upgrade';

export function upsellFor(session: SessionState): Upsell | null {
  if (session.status === 'visitor' || session.premium || session.hasBeenPremium === null) return null;
  return session.hasBeenPremium ? 'upgrade' : 'trial';
}

export const SIDEBAR_UPSELL: Readonly<Record<Upsell, string>> = {
  trial: 'START FREE PREMIUM TRIAL',
  upgrade: 'UPGRADE TO PREMIUM',
};

export const TOP_BAR_UPSELL: Readonly<Record<Upsell, string>> = {
  trial: 'START 30-DAY FREE TRIAL',
  upgrade: 'UPGRADE TO PREMIUM',
};

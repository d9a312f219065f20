import { TRIAL_DAYS, type SessionState, type Subscription } from '@afterglow/shared-contracts';
import { hasBeenPremium } from '@afterglow/shared-data/react';

/** Null for a visitor, who is presumed never to have been Premium; the service decides at the checkout. */
export function isTrialEligible(subscriptions: readonly Subscription[] | null): boolean {
  return subscriptions === null || !hasBeenPremium(subscriptions);
}

/** The same from the session; while unknown, nothing is promised. */
export function isOfferedTrial(session: SessionState): boolean {
  return session.status === 'visitor' || (!session.premium && session.hasBeenPremium === false);
}

/** "30-day free trial" */
export const TRIAL_TEXT = `${TRIAL_DAYS}-day free trial`;

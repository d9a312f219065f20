import type { PlanId, Subscription } from '@afterglow/shared-contracts';

/** Where the service does not hold its answers. */
export const POLL_EVERY_MS = 2000;
export const TICK_EVERY_MS = 1000;
/** For so long the service holds each answer back while there is nothing to tell, so that a payment is known at once. */
export const HELD_MS = 1800;
const DELAYED_AFTER_S = 20;
const FAILED_AFTER_S = 60;

/** The wait for a payment to be confirmed. COMPLETED and ERROR are final. */
export interface Activation {
  readonly status: 'WAITING' | 'COMPLETED' | 'ERROR';
  readonly waitedS: number;
}

export type ActivationEvent = 'tick' | 'found' | 'again';

export const WAITING: Activation = { status: 'WAITING', waitedS: 0 };

export function reduceActivation(activation: Activation, step: ActivationEvent): Activation {
  if (step === 'again') return WAITING;
  if (activation.status !== 'WAITING') return activation;
  if (step === 'found') return { ...activation, status: 'COMPLETED' };
  const waitedS = activation.waitedS + 1;
  return { status: waitedS >= FAILED_AFTER_S ? 'ERROR' : 'WAITING', waitedS };
}

export function isDelayed({ status, waitedS }: Activation): boolean {
  return status === 'WAITING' && waitedS >= DELAYED_AFTER_S;
}

/**
 * What was paid for, once the payment has arrived. One that had ended when the service answered says nothing about it, even if it is still
 * called active, and the clock of the device counts for nothing; nor does one to another plan than the one that is awaited.
 */
export function findActivated(
  subscriptions: readonly Subscription[],
  answered: Headers,
  isAwaited: (plan: PlanId) => boolean,
): Subscription | undefined {
  const answeredMs = Date.parse(answered.get('date') ?? '');
  const hasEnded = ({ endTime, entitledUntil = endTime }: Subscription) => Date.parse(entitledUntil) <= answeredMs;
  return subscriptions.find(
    (subscription) => subscription.status !== 'canceled' && !hasEnded(subscription) && isAwaited(subscription.plan.id),
  );
}

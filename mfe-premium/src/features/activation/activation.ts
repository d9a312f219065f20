import type { PlanId, Subscription } from '@afterglow/shared-contracts';

/** For a service without long polling. */
export const POLL_EVERY_MS = 2000;
export const TICK_EVERY_MS = 1000;
/** How long the service may hold back each response, so that a payment is known immediately. */
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
 * The paid subscription, once the payment has arrived. One that had ended when the service responded is ignored, even
 * if it is still marked active, and so is the device clock; so is one to another plan than the awaited one.
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

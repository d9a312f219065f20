import {
  BRAND,
  type Cents,
  formatDate,
  formatPrice,
  type PaymentProcessor,
  type Plan,
  type Subscription,
} from '@afterglow/shared-contracts';
import { priceAndTerm } from '@afterglow/shared-contracts/price';

/** "$4.99 a month"; only the price when the term is unknown. */
export function termPriceText(price: Cents, durationMonths: Plan['durationMonths'] | undefined): string {
  return durationMonths === undefined ? formatPrice(price) : priceAndTerm({ price, durationMonths });
}

const STATUS_TEXT: Readonly<Record<Subscription['status'], string>> = {
  active: 'Active',
  trialing: 'Free trial',
  canceled: 'Canceled',
};

export function statusText(subscription: Subscription): string {
  const { status, cancelTime } = subscription;
  return isPaymentDue(subscription) ? 'Payment due' : STATUS_TEXT[cancelTime === null ? status : 'canceled'];
}

/** Whether it was a gift: it costs nothing, so it cannot be canceled. */
export function isGift({ paymentProcessor }: Pick<Subscription, 'paymentProcessor'>): boolean {
  return paymentProcessor === 'manual';
}

/** Whether the renewal is not paid yet, and is still being collected. */
export function isPaymentDue({ cancelTime, paymentDue = false }: Subscription): boolean {
  return paymentDue && cancelTime === null;
}

/** What happens at the end of the paid period. For an hour after it the renewal is pending. */
export function endLabel(subscription: Subscription, nowMs: number): string {
  const { status, cancelTime, endTime } = subscription;
  if (cancelTime !== null || isGift(subscription) || isPaymentDue(subscription)) return 'Runs until';
  if (Date.parse(endTime) <= nowMs) return 'Due for renewal on';
  return status === 'trialing' ? 'Free until' : 'Renews on';
}

export const PAYMENT_METHOD_TEXT: Readonly<Record<PaymentProcessor, string>> = {
  stripe: 'Card',
  paypal: 'PayPal',
  apple: 'App Store',
  google: 'Google Play',
  manual: `Gift from ${BRAND}`,
};

/** Where the member pays if not here, for the middle of a sentence. */
export function storeText({ paymentProcessor }: Pick<Subscription, 'paymentProcessor'>): string {
  const name = PAYMENT_METHOD_TEXT[paymentProcessor];
  return paymentProcessor === 'apple' ? `the ${name}` : name;
}

export function canceledText(endTime: string): string {
  return `Your subscription is canceled. You have Premium until ${formatDate(endTime)}.`;
}

export function dueText(subscription: Subscription): string {
  const means = subscription.paymentProcessor === 'paypal' ? 'your PayPal account' : 'your card';
  return `We couldn't charge ${means}. We'll try again in the next few days, and you keep Premium until ${formatDate(subscription.endTime)}. You won't be charged twice.`;
}

/** About another subscription, which lasts longer than the one the member manages. */
export function longerText(longer: Subscription): string {
  const source = isGift(longer) ? `a gift from ${BRAND}` : 'a plan that you canceled';
  return `You also have ${source}, which gives you Premium until ${formatDate(longer.endTime)}.`;
}

export function giftText(endTime: string): string {
  return `Your Premium is a gift from ${BRAND}. It ends on ${formatDate(endTime)}. You won't be charged.`;
}

import type { PaymentProcessor } from '@afterglow/shared-contracts';

const NAMES: Readonly<Record<PaymentProcessor, string>> = {
  stripe: 'credit card',
  paypal: 'PayPal',
  apple: 'the Apple App Store',
  google: 'Google Play',
  manual: 'grant',
};

/** A processor's name within a sentence. */
export function providerName(processor: PaymentProcessor): string {
  return NAMES[processor];
}

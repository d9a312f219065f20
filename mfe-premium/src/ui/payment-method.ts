import type { WebProcessor } from '@afterglow/shared-contracts';

export interface PaymentMethod {
  readonly alias: WebProcessor;
  readonly title: string;
  readonly description: string;
  readonly icon: 'card' | 'paypal';
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { alias: 'stripe', title: 'Credit Card', description: 'Visa, Mastercard & AmEx', icon: 'card' },
  { alias: 'paypal', title: 'PayPal', description: 'Pay with your PayPal account', icon: 'paypal' },
];

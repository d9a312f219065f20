import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { BillingConfig } from '#billing-environment.ts';
import type { PaymentProvider, PaymentProviders } from '#port/index.ts';
import { readRoots, createPayPalPayments } from '#providers/paypal/index.ts';
import { createStripePayments } from '#providers/stripe/index.ts';

export interface PaymentProvidersOptions {
  readonly config: BillingConfig;
  readonly clock: Clock;
  readonly loadSecret: (name: string) => Promise<string>;
  /** Replace companies without keys in the configuration. */
  readonly fallbacks: PaymentProviders;
}

export async function openPaymentProviders(options: PaymentProvidersOptions): Promise<PaymentProviders> {
  const stripe = await openStripe(options);
  const paypal = await openPayPal(options);
  return new Map<PaymentProcessor, PaymentProvider>([
    ...options.fallbacks,
    ...(stripe === undefined ? [] : [['stripe', stripe] as const]),
    ...(paypal === undefined ? [] : [['paypal', paypal] as const]),
  ]);
}

async function openStripe({
  config,
  clock,
  loadSecret,
}: PaymentProvidersOptions): Promise<PaymentProvider | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  const site = await loadSecret('payment-site');
  return createStripePayments({ secretKey, webhookSecret, apiUrl: config.STRIPE_API_URL, site, clock });
}

async function openPayPal({
  config,
  clock,
  loadSecret,
}: PaymentProvidersOptions): Promise<PaymentProvider | undefined> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = config;
  const { PAYPAL_WEBHOOK_ID: webhookId } = config;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return undefined;
  const site = await loadSecret('payment-site');
  const roots = await readRoots(config.PAYPAL_CA_FILE);
  return createPayPalPayments({
    clientId,
    clientSecret,
    webhookId,
    apiUrl: config.PAYPAL_API_URL,
    roots,
    site,
    clock,
  });
}

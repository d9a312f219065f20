import { webProcessorSchema } from '@afterglow/shared-contracts';
import type { ApiConfig } from '#app/api-environment.ts';
import { isLocalSite } from '#app/is-local-site.ts';
import { loadSecret } from '#app/security/load-secret.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createPaymentSandbox, type PaymentSandbox, type SandboxOptions } from '#sandboxes/payment/payment-sandbox.ts';
import { createSandboxProvider } from '#sandboxes/payment/sandbox-provider.ts';

/** Who takes payments for the service; the sandbox only where it stands in for a provider. */
export type Payments = { readonly providers: PaymentProviders; readonly sandbox?: PaymentSandbox };

export type PaymentsOptions = Omit<SandboxOptions, 'secret' | 'linkSecret'> & {
  readonly config: ApiConfig;
  readonly origin: () => string;
  readonly publicUrl?: string | undefined;
};

export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { config, database, clock, origin } = options;
  if (!hasSandbox(options)) return { providers: new Map() };
  const secret = config.PAYMENT_SANDBOX_SECRET ?? (await loadSecret(database.db, 'payment-notices'));
  const linkSecret = await loadSecret(database.db, 'payment-portal');
  const sandbox = createPaymentSandbox({ ...options, secret, linkSecret });
  const providers = webProcessorSchema.options.map(
    (processor) => [processor, createSandboxProvider({ sandbox, processor, secret, clock, origin })] as const,
  );
  return { providers: new Map(providers), sandbox };
}

/** Where anybody can come, Premium is not given away unless that is asked for. */
function hasSandbox({ config, publicUrl }: Pick<PaymentsOptions, 'config' | 'publicUrl'>): boolean {
  const usual = isLocalSite(publicUrl) ? 'sandbox' : 'none';
  return (config.PAYMENTS ?? usual) === 'sandbox';
}

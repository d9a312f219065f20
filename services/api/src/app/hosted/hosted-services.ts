import type { SocialProvider } from '@afterglow/shared-contracts';
import type { StoredMails } from '#mail/stored-mails.ts';
import type { ExtraRoute, HostedService, ServiceHost } from '@afterglow/kit';
import type { PaymentProviders } from '@afterglow/billing';
import type { FindOidcClient } from '#accounts/identity-providers/index.ts';

/** Replacements for companies, for sites without an account there. */
export interface HostedServices {
  /** Takes payments; without it nothing can be bought or donated. */
  readonly payments?: HostedService<PaymentProviders> | undefined;
  /** Identifies users of providers without keys in the configuration; without it their login is not available. */
  readonly identities?: HostedService<FindOidcClient, IdentityDependencies> | undefined;
  /** Shows mails that are not sent; without it they are only stored. */
  readonly outbox?: HostedService<void, OutboxDependencies> | undefined;
}

/** The parts an identity provider needs to send browsers back. */
export interface IdentityDependencies {
  /** The URL to which browsers return with a provider's response. */
  readonly redirectUri: (network: SocialProvider) => string;
}

/** The parts the outbox needs: the mails to show. */
export interface OutboxDependencies {
  readonly mails: StoredMails;
}

export interface HostedOffers {
  readonly paymentProviders: PaymentProviders;
  readonly findFallbackProvider: FindOidcClient;
  readonly hostedAddresses: readonly ExtraRoute[];
}

export async function openHostedServices(
  { payments, identities, outbox }: HostedServices,
  host: ServiceHost & IdentityDependencies & OutboxDependencies,
): Promise<HostedOffers> {
  await outbox?.open(host);
  return {
    findFallbackProvider: (await identities?.open(host)) ?? (() => undefined),
    paymentProviders: (await payments?.open(host)) ?? new Map(),
    hostedAddresses: [outbox, identities, payments].flatMap((service) => service?.addresses ?? []),
  };
}

import type { SocialNetwork } from '@afterglow/shared-contracts';
import type { FindOidcClient } from '#people/social-login/oidc-client.ts';
import type { KeptMails } from '#mail/kept-mails.ts';
import type { OtherAddress } from '#openapi/other-addresses.ts';
import type { PaymentProviders } from '#premium/payment-provider.ts';
import type { HostedService, ServiceHost } from './hosted-service.ts';

/** What stands in for companies where there is no account with them. */
export interface HostedServices {
  /** Takes payments; without it nothing can be bought and nobody can donate. */
  readonly payments?: HostedService<PaymentProviders> | undefined;
  /** Vouches for people at networks that have no keys in the configuration; without it their log-in is not available. */
  readonly identities?: HostedService<FindOidcClient, IdentityLoan> | undefined;
  /** Shows mails that nobody sends; without it they are only kept. */
  readonly outbox?: HostedService<void, OutboxLoan> | undefined;
}

/** What an identity provider is lent to send browsers back. */
export interface IdentityLoan {
  /** Where browsers come back to with a provider's answer. */
  readonly redirectUri: (network: SocialNetwork) => string;
}

/** What the outbox is lent: the mails that it shows. */
export interface OutboxLoan {
  readonly mails: KeptMails;
}

/** What the hosted services offer together. */
export interface HostedOffers {
  readonly paymentProviders: PaymentProviders;
  readonly findStandIn: FindOidcClient;
  readonly hostedAddresses: readonly OtherAddress[];
}

/** Puts the hosted services on the server. What is not there offers nothing. */
export async function openHostedServices(
  { payments, identities, outbox }: HostedServices,
  host: ServiceHost & IdentityLoan & OutboxLoan,
): Promise<HostedOffers> {
  await outbox?.open(host);
  return {
    findStandIn: (await identities?.open(host)) ?? (() => undefined),
    paymentProviders: (await payments?.open(host)) ?? new Map(),
    hostedAddresses: [outbox, identities, payments].flatMap((service) => service?.addresses ?? []),
  };
}

import type { MemberId } from '@afterglow/shared-contracts';
import { type AttemptLimiter, type PaymentProviders, providerName } from '#port/index.ts';
import { conflict, invalid, notAuthenticated, type Clock } from '@afterglow/kit';
import { selfUrl } from './self-url.ts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { CheckoutsRepository } from './checkouts.repository.ts';
import type { SubscriptionsRepository } from '#subscriptions/index.ts';

export interface PortalService {
  /** The page of the member's provider for changing cards and canceling; throws invalid for a return to another site. */
  open(memberId: MemberId, returnUrl: string): Promise<string>;
}

/** The provider stores something for each page. */
export const PORTAL_LIMIT = { scope: 'portal of member', attempts: 60, windowMs: HOUR_MS };

export interface PortalOptions {
  readonly limiter: AttemptLimiter;
  readonly providers: PaymentProviders;
  readonly origin: () => string;
  readonly checkouts: Pick<CheckoutsRepository, 'findPayer'>;
  readonly subscriptions: Pick<SubscriptionsRepository, 'findPaid'>;
  readonly clock: Clock;
}

export function createPortalService(options: PortalOptions): PortalService {
  const { limiter, providers, origin, checkouts, subscriptions, clock } = options;
  return {
    async open(memberId, returnUrl) {
      const ownReturnUrl = selfUrl(returnUrl, origin());
      if (ownReturnUrl === undefined) throw invalid('returnurl: Must be a URL on this site.');
      const paid = await subscriptions.findPaid(memberId, new Date(clock.nowMs()));
      const processor = paid?.payment_processor === 'paypal' ? 'paypal' : 'stripe';
      const provider = providers.get(processor);
      if (provider === undefined) throw conflict(`${providerName(processor)} isn't set up on this site.`);
      await limiter.take(String(memberId));
      const payer = await checkouts.findPayer(memberId, processor);
      if (payer === undefined) throw notAuthenticated();
      return provider.createPortal(payer, ownReturnUrl);
    },
  };
}

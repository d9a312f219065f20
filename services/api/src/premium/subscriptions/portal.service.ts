import type { MemberId } from '@afterglow/shared-contracts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import { conflict, invalid, notAuthenticated } from '#app/service-errors.ts';
import { isOwnAddress } from '#http/own-address.ts';
import type { Payer, PaymentProviders } from '../payment-provider.ts';

export interface PortalService {
  /** The page for changing cards and cancelling; throws invalid for a return to another site. */
  open(memberId: MemberId, returnUrl: string): Promise<string>;
}

const HOUR_MS = 60 * 60 * 1000;

/** The provider keeps something for each page. */
export const PORTAL_LIMIT = { scope: 'portal of member', attempts: 60, windowMs: HOUR_MS };

export interface PortalOptions {
  readonly limiter: AttemptLimiter;
  readonly providers: PaymentProviders;
  readonly origin: () => string;
  readonly findPayer: (memberId: MemberId) => Promise<Payer | undefined>;
}

export function createPortalService({ limiter, providers, origin, findPayer }: PortalOptions): PortalService {
  return {
    async open(memberId, returnUrl) {
      if (!isOwnAddress(returnUrl, origin())) throw invalid('returnurl: Must be an address of this site.');
      const provider = providers.get('stripe');
      if (provider === undefined) throw conflict('Nobody can pay by card here.');
      await limiter.take(String(memberId));
      const payer = await findPayer(memberId);
      if (payer === undefined) throw notAuthenticated();
      return provider.createPortal(payer, returnUrl);
    },
  };
}

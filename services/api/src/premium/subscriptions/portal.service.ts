import type { MemberId } from '@afterglow/shared-contracts';
import { conflict, invalid, notAuthenticated } from '#app/service-errors.ts';
import { isOwnAddress } from '#http/own-address.ts';
import type { Payer, PaymentProviders } from '../payment-provider.ts';

export interface PortalService {
  /** The page for changing cards and cancelling; throws invalid for a return to another site. */
  open(memberId: MemberId, returnUrl: string): Promise<string>;
}

export interface PortalOptions {
  readonly providers: PaymentProviders;
  readonly origin: () => string;
  readonly findPayer: (memberId: MemberId) => Promise<Payer | undefined>;
}

export function createPortalService({ providers, origin, findPayer }: PortalOptions): PortalService {
  return {
    async open(memberId, returnUrl) {
      if (!isOwnAddress(returnUrl, origin())) throw invalid('returnurl: Must be an address of this site.');
      const provider = providers.get('stripe');
      if (provider === undefined) throw conflict('Nobody can pay by card here.');
      const payer = await findPayer(memberId);
      if (payer === undefined) throw notAuthenticated();
      return provider.createPortal(payer, returnUrl);
    },
  };
}

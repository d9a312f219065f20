import {
  DONATION_AMOUNTS_DOLLARS,
  donationPath,
  type OperationResponse,
  type Operations,
} from '@afterglow/shared-contracts';
import { isApiError, type Resource } from '@afterglow/shared-data/react';

/** A whole-dollar amount, and its link for each provider. */
export type DonationProduct = OperationResponse<Operations['listDonationProducts']>[number];

/** For services without donation products. */
const USUAL: readonly DonationProduct[] = DONATION_AMOUNTS_DOLLARS.map((amount) => ({
  amount,
  links: { stripe: donationPath('stripe', amount), paypal: donationPath('paypal', amount) },
}));
const NOT_FOUND = 404;

export function donationProducts(): Resource<readonly DonationProduct[]> {
  return {
    key: ['donation-products'],
    load: ({ data, signal }) =>
      data.call('listDonationProducts', { signal }).then(
        (answer) => answer.data,
        (error: unknown) => {
          if (isApiError(error) && error.status === NOT_FOUND) return USUAL;
          throw error;
        },
      ),
  };
}

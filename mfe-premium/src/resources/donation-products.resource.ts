import {
  DONATION_AMOUNTS_DOLLARS,
  donationPath,
  type OperationResponse,
  type Operations,
} from '@afterglow/shared-contracts';
import { isApiError, type Resource } from '@afterglow/shared-data/react';

/** An amount that can be given in whole dollars, and where each provider takes it. */
export type DonationProduct = OperationResponse<Operations['listDonationProducts']>[number];

/** Services before there were such products take the usual amounts. */
const USUAL: readonly DonationProduct[] = DONATION_AMOUNTS_DOLLARS.map((amount) => ({
  amount,
  links: { stripe: donationPath('stripe', amount), paypal: donationPath('paypal', amount) },
}));
const NOT_FOUND = 404;

/** The amounts that the operator offers now. */
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

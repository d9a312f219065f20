import type { MemberId, Payment, PaymentId } from '@afterglow/shared-contracts';
import { isApiError, type Resource } from '@afterglow/shared-data/react';

/** More than anyone has paid yet: eight years of months. */
const LISTED = 100;

export function payments(id: MemberId): Resource<readonly Payment[]> {
  return {
    key: ['payments', id],
    perMember: true,
    updatedBy: { createCheckout: () => ({ isStale: true }) },
    load: async ({ data, signal }) =>
      (await data.call('listPayments', { params: { id }, query: { limit: LISTED }, signal })).data,
  };
}

/** One payment; null when it is not the member's. */
export function payment(id: MemberId, paymentId: PaymentId): Resource<Payment | null> {
  return {
    key: ['payment', id, paymentId],
    perMember: true,
    load: ({ data, signal }) =>
      data.call('getPayment', { params: { id, paymentId }, signal }).then(
        (answer) => answer.data,
        (error: unknown) => {
          if (isApiError(error) && error.status === 404) return null;
          throw error;
        },
      ),
  };
}

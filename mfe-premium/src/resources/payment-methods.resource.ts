import type { Resource } from '@afterglow/shared-data/react';
import { PAYMENT_METHODS, type PaymentMethod } from '../ui/payment-method.ts';

/** The payment methods offered now; none where no payments are accepted. */
export function paymentMethods(): Resource<readonly PaymentMethod[]> {
  return {
    key: ['payment-methods'],
    load: async ({ data, signal }) => {
      const offered = (await data.call('listPaymentMethods', { signal })).data;
      return PAYMENT_METHODS.filter(({ alias }) => offered.some(({ paymentProcessor }) => paymentProcessor === alias));
    },
  };
}

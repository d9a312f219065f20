import { formatPrice, type Payment } from '@afterglow/shared-contracts';

/** What has become of a payment since; undefined where all of it is still paid. */
export function returnedText({ paid, returned }: Pick<Payment, 'paid' | 'returned'>): string | undefined {
  if (returned === 0) return undefined;
  return returned === paid ? 'Refunded' : `${formatPrice(returned)} refunded`;
}

import { formatPrice, type Payment } from '@afterglow/shared-contracts';

/** How much of a payment was refunded; undefined when nothing was. */
export function returnedText({ paid, returned }: Pick<Payment, 'paid' | 'returned'>): string | undefined {
  if (returned === 0) return undefined;
  return returned === paid ? 'Refunded' : `${formatPrice(returned)} refunded`;
}

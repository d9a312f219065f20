import { type CheckoutId, checkoutIdSchema } from '@afterglow/shared-contracts';

/**
 * The metadata of this site's objects at PayPal (`custom_id`, at most 127 characters). Other sites may share the account, and count their
 * checkouts from 1 as well, so each has its own name.
 */
export interface PayPalCustomIds {
  ofCheckout(id: CheckoutId): string;
  ofDonation(): string;
  /** Undefined for another site's order. */
  checkoutOf(mark: string | undefined): CheckoutId | undefined;
  isDonation(mark: string | undefined): boolean;
}

export function createPayPalCustomIds(site: string): PayPalCustomIds {
  const checkout = `${site}/checkout/`;
  const donation = `${site}/donation`;
  return {
    ofCheckout: (id) => `${checkout}${id}`,
    ofDonation: () => donation,
    checkoutOf(mark) {
      if (mark?.startsWith(checkout) !== true) return undefined;
      const read = checkoutIdSchema.safeParse(Number(mark.slice(checkout.length)));
      return read.success ? read.data : undefined;
    },
    isDonation: (mark) => mark === donation,
  };
}

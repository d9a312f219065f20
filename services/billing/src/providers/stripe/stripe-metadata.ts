import { type CheckoutId, checkoutIdSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/**
 * The metadata of this site's objects at Stripe. Other sites may share the account, and count their checkouts from 1 as well, so each has
 * its own name.
 */
export interface StripeMetadata {
  ofCheckout(id: CheckoutId): Record<string, string>;
  ofDonation(): Record<string, string>;
  /** Undefined for another site's order. */
  checkoutOf(metadata: unknown): CheckoutId | undefined;
  isDonation(metadata: unknown): boolean;
}

export function createStripeMetadata(site: string): StripeMetadata {
  const checkoutSchema = z.object({
    site: z.literal(site),
    checkout: z.pipe(z.pipe(z.string(), z.transform(Number)), checkoutIdSchema),
  });
  const donationSchema = z.object({ site: z.literal(site), donation: z.literal('yes') });
  return {
    ofCheckout: (id) => ({ site, checkout: String(id) }),
    ofDonation: () => ({ site, donation: 'yes' }),
    checkoutOf(metadata) {
      const read = z.safeParse(checkoutSchema, metadata);
      return read.success ? read.data.checkout : undefined;
    },
    isDonation: (metadata) => z.safeParse(donationSchema, metadata).success,
  };
}

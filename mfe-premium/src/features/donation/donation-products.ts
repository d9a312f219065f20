import type { DonationProduct } from '../../resources/donation-products.resource.ts';

/** The second one, or the only one. */
export function preselected(products: readonly DonationProduct[]): DonationProduct | undefined {
  return products[1] ?? products[0];
}

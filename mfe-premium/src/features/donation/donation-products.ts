import type { OperationResponse, Operations } from '@afterglow/shared-contracts';

/** An amount that can be given in whole dollars, and where each provider takes it. */
export type DonationProduct = OperationResponse<Operations['listDonationProducts']>[number];

/** The second one, or the only one. */
export function preselected(products: readonly DonationProduct[]): DonationProduct | undefined {
  return products[1] ?? products[0];
}

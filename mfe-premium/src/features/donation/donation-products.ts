import { DONATION_AMOUNTS_DOLLARS, donationPath, type WebProcessor } from '@afterglow/shared-contracts';

/** An amount that can be given, and where each provider takes it. */
export interface DonationProduct {
  /** Whole dollars. */
  readonly amount: number;
  readonly links: Readonly<Record<WebProcessor, string>>;
}

interface DonationOptions {
  /** Whole dollars. */
  readonly amounts?: readonly number[];
  readonly linkOf?: (processor: WebProcessor, dollars: number) => string;
}

/** Without anything else, the amounts of the contracts; our service leads to the provider that takes donations here. */
export function donationProducts({
  amounts = DONATION_AMOUNTS_DOLLARS,
  linkOf = donationPath,
}: DonationOptions = {}): readonly DonationProduct[] {
  return amounts.map((amount) => ({
    amount,
    links: { stripe: linkOf('stripe', amount), paypal: linkOf('paypal', amount) },
  }));
}

/** The second one, or the only one. */
export function preselected(products: readonly DonationProduct[]): DonationProduct | undefined {
  return products[1] ?? products[0];
}

import {
  donationPath,
  type OperationBody,
  type OperationResponse,
  type Operations,
  operations,
  type WebProcessor,
} from '@afterglow/shared-contracts';
import { type AdminOperations, adminOperations } from '@afterglow/shared-contracts/services';
import { invalid } from '@afterglow/kit';
import type { BillingDatabase } from '#tables/index.ts';
import type { RegisterOperation } from '#port/index.ts';

type Products = OperationResponse<Operations['listDonationProducts']>;
type NewProducts = OperationBody<AdminOperations['setDonations']>['products'];

export interface DonationProducts {
  /** Every link leads to this service, which knows the provider's page. */
  list(): Promise<Products>;
  /** Throws invalid for a repeated amount. */
  set(products: NewProducts): Promise<void>;
  /** The page that an operator has set instead of the provider's own. */
  findLink(processor: WebProcessor, dollars: number): Promise<string | undefined>;
}

const COLUMNS = { stripe: 'stripe_link', paypal: 'paypal_link' } as const;

export function createDonationProducts({ db, transaction }: BillingDatabase): DonationProducts {
  return {
    async list() {
      const rows = await db.selectFrom('donation_products').select('dollars').orderBy('position').execute();
      return rows.map(({ dollars }) => ({
        amount: dollars,
        links: { stripe: donationPath('stripe', dollars), paypal: donationPath('paypal', dollars) },
      }));
    },
    async set(products) {
      if (new Set(products.map(({ amount }) => amount)).size < products.length)
        throw invalid('products: List each amount only once.');
      await transaction(async (executor) => {
        await executor.deleteFrom('donation_products').execute();
        await executor
          .insertInto('donation_products')
          .values(
            products.map(({ amount, stripe, paypal }, position) => ({
              dollars: amount,
              position,
              stripe_link: stripe ?? null,
              paypal_link: paypal ?? null,
            })),
          )
          .execute();
      });
    },
    async findLink(processor, dollars) {
      const row = await db
        .selectFrom('donation_products')
        .select(['stripe_link', 'paypal_link'])
        .where('dollars', '=', dollars)
        .executeTakeFirst();
      return row?.[COLUMNS[processor]] ?? undefined;
    },
  };
}

export function registerDonationProducts(register: RegisterOperation, products: DonationProducts): void {
  register(operations.listDonationProducts, async () => ({ data: await products.list() }), { caching: 'never' });
  register(adminOperations.setDonations, async ({ body }) => {
    await products.set(body.products);
    return { data: await products.list() };
  });
}

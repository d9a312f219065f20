import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

const links = z.object({ stripe: z.string(), paypal: z.string() });
/** The offered donations. */
export const donationProductsSchema = z.array(z.object({ amount: z.int(), links }));

/** The offered donation amounts in whole dollars, each with a link per provider; the second is preselected. */
export const listDonationProducts = defineOperation({
  name: 'listDonationProducts',
  method: 'GET',
  path: '/donation-products',
  summary: 'The amounts of donations',
  auth: 'none',
  response: donationProductsSchema,
});

import { BRAND, brandNameSchema } from '@afterglow/shared-contracts';
import { BRAND_NAME_RULE } from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';

/** The product's name that a build writes into its packages: `BRAND` of its environment, or the default. Throws when it is not valid. */
export function buildBrand(environment: { readonly BRAND?: string } = process.env): string {
  const given = z.optional(brandNameSchema).safeParse(environment.BRAND || undefined);
  if (!given.success) throw new Error(`BRAND is not valid: ${BRAND_NAME_RULE}.`);
  return given.data ?? BRAND;
}

import * as z from 'zod/mini';

/** What stands in an address is text; these read it, and the client writes the same values back. */
export const integerInText = z.coerce.number().check(z.multipleOf(1));

/** More than the longest list that a page shows at once; who wants all of a large one asks page by page. */
const LIMIT_MAX = 1_000;
const OFFSET_MAX = 1_000_000_000;

export const offsetField = z.optional(integerInText.check(z.minimum(0), z.maximum(OFFSET_MAX)));
export const limitField = z.optional(integerInText.check(z.minimum(0), z.maximum(LIMIT_MAX)));
export const flagField = z.optional(z.pipe(z.coerce.number(), z.literal([0, 1])));

/** The fields of every paged list; without a limit the service answers 10 items. */
export const pageFields = { offset: offsetField, limit: limitField };
export const DEFAULT_LIMIT = 10;

/** Reads an id from an address and brands it like the given schema. */
export function idInText<Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) {
  return z.pipe(z.coerce.number(), schema);
}

import * as z from 'zod/mini';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** A number that is written as text. */
export interface NumberInText<Schema extends z.ZodMiniType> extends z.ZodMiniPipe<z.ZodMiniTransform<number>, Schema> {}

/**
 * Values in a URL are text; this parses a number from it, and the client serializes it. Only decimal digits are
 * accepted.
 */
export function numberInText<Schema extends z.ZodMiniType<unknown, number>>(schema: Schema): NumberInText<Schema> {
  return z.pipe(z.transform(readNumber), schema);
}

/** Without the check an empty text would be zero, and "0x10" sixteen. */
function readNumber(input: unknown): number {
  if (typeof input === 'number') return input;
  return typeof input === 'string' && DECIMAL.test(input) ? Number(input) : Number.NaN;
}

/** A whole number within bounds, both inclusive. */
export function integerInText(minimum: number, maximum: number): NumberInText<z.ZodMiniNumber<number>> {
  return numberInText(z.number().check(z.multipleOf(1), z.minimum(minimum), z.maximum(maximum)));
}

/** The longest page of a list: longer than any that is displayed. Larger lists are read page by page. */
export const LIMIT_MAX = 1_000;
const OFFSET_MAX = 1_000_000_000;

export const offsetField = z.optional(integerInText(0, OFFSET_MAX));
export const limitField = z.optional(integerInText(0, LIMIT_MAX));
export const flagField = z.optional(numberInText(z.literal([0, 1])));

/** The fields of every paged list; without a limit the service returns 10 items. */
export const pageFields = { offset: offsetField, limit: limitField };
/** How many items of a paged list a call without a limit returns, unless the call has its own default. */
export const DEFAULT_LIMIT = 10;

/** Parses an id from a URL and brands it like the given schema. */
export function idInText<Schema extends z.ZodMiniType<unknown, number>>(schema: Schema): NumberInText<Schema> {
  return numberInText(schema);
}

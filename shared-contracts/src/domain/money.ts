import * as z from 'zod/mini';

/** The currency of all prices (ISO 4217). */
export const CURRENCY = 'USD';

/**
 * Parses an amount of money: a whole number of cents of `CURRENCY`, 0 or more. Fractions and numbers too large to be
 * exact are rejected.
 */
export const centsSchema = z.int().check(z.nonnegative()).brand<'Cents'>();
/** An amount of money in cents of `CURRENCY`; only `centsSchema` creates one. */
export type Cents = z.infer<typeof centsSchema>;

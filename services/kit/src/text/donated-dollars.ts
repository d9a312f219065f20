import * as z from 'zod/mini';

const MOST_DOLLARS = 10_000;

/** An amount in the query of an address: whole dollars, within what anybody gives at once. */
export const donatedDollarsSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(MOST_DOLLARS))),
);

import { centsSchema } from './money.ts';

test.each([0, 1, 499, Number.MAX_SAFE_INTEGER])('%d cents are a valid amount', (number) => {
  expect(centsSchema.parse(number)).toBe(number);
});

test.each([4.99, -1, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Infinity, '499', null])(
  '%p is not an amount',
  (value) => {
    expect(centsSchema.safeParse(value).success).toBe(false);
  },
);

import { centsSchema } from './domain/money.ts';
import { formatPrice } from './format-price.ts';

test.each([
  [0, '$0.00'],
  [1, '$0.01'],
  [499, '$4.99'],
  [4790, '$47.90'],
  [123_456, '$1,234.56'],
])('%i cents are %s', (cents, text) => {
  expect(formatPrice(centsSchema.parse(cents))).toBe(text);
});

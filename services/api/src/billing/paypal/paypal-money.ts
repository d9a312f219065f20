import { type Cents, centsSchema, CURRENCY } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const CENTS_PER_UNIT = 100;
const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** An amount as PayPal writes it: a decimal text with its currency. */
export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
export type PayPalMoney = z.infer<typeof moneySchema>;

export function toMoney(cents: Cents): PayPalMoney {
  const value = `${Math.floor(cents / CENTS_PER_UNIT)}.${String(cents % CENTS_PER_UNIT).padStart(2, '0')}`;
  return { currency_code: CURRENCY, value };
}

/** Undefined for another currency, and for what is no amount of whole cents. Digits are read as they stand: no fraction is ever computed. */
export function toCents({ currency_code, value }: PayPalMoney): Cents | undefined {
  const [, units, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (currency_code !== CURRENCY || units === undefined) return undefined;
  return centsSchema.parse(Number(units) * CENTS_PER_UNIT + Number(fraction.padEnd(2, '0')));
}

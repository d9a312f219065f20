import { type Cents, centsSchema, CURRENCY } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const CENTS_PER_UNIT = 100;
const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** A PayPal amount: a decimal string with its currency. */
export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });
export type PayPalMoney = z.infer<typeof moneySchema>;

export function toMoney(cents: Cents): PayPalMoney {
  const value = `${Math.floor(cents / CENTS_PER_UNIT)}.${String(cents % CENTS_PER_UNIT).padStart(2, '0')}`;
  return { currency_code: CURRENCY, value };
}

/** Undefined for another currency, or a fraction of cents. The digits are parsed as text, so no fraction is ever computed. */
export function toCents({ currency_code, value }: PayPalMoney): Cents | undefined {
  const [, units, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (currency_code !== CURRENCY || units === undefined) return undefined;
  return centsSchema.parse(Number(units) * CENTS_PER_UNIT + Number(fraction.padEnd(2, '0')));
}

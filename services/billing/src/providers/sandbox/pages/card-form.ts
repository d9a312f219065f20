import { type Html, html, NO_HTML } from '@afterglow/kit';
import * as z from 'zod/mini';

/** Test cards: no company issues numbers with this start. */
const GOOD_CARD = /^424242\d{10}$/;
const GOOD_CARD_BEGINS = '424242';
const GOOD_CARD_ENDS = '4242';
const OWN_DIGITS = 6;
const DECLINED_CARD = '4000000000000002';
const TEXT_MAX = 100;

const field = z.catch(z.string().check(z.maxLength(TEXT_MAX), z.trim()), '');
const cardSchema = z.object({ number: field, expiry: field, cvc: field });

const cardFieldSchema = z.enum(['number', 'expiry', 'cvc']);
export type CardField = z.infer<typeof cardFieldSchema>;
export type CardReading =
  | { readonly kind: 'accepted'; readonly number: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'faulty'; readonly field: CardField };

/** Why a page asks for a payment again; it is part of the URL, so that Back and reload send nothing again. */
export const problemSchema = z.catch(z.optional(z.enum(['declined', ...cardFieldSchema.options])), undefined);
export type Problem = z.infer<typeof problemSchema>;

const FAULTS: Readonly<Record<CardField, string>> = {
  number: 'Only test cards work here, like 4242 4242 4242 4242. Please never use a real one.',
  expiry: 'Enter a month in the future, like 12/34.',
  cvc: 'Enter three or four digits.',
};

/** Reads a card from a form. Only test cards are accepted, so that no one enters a real one here. */
export function readCard(body: unknown, now: Date): CardReading {
  const { number, expiry, cvc } = z.parse(cardSchema, body ?? {});
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!GOOD_CARD.test(digits) && digits !== DECLINED_CARD) {
    return faulty('number');
  }
  if (!isAhead(expiry, now)) return faulty('expiry');
  if (!/^\d{3,4}$/.test(cvc)) return faulty('cvc');
  return digits === DECLINED_CARD ? { kind: 'declined' } : { kind: 'accepted', number: digits };
}

export function lastDigits(number: string): string {
  return number.slice(-4);
}

function faulty(name: CardField): CardReading {
  return { kind: 'faulty', field: name };
}

export function problemOf(card: Exclude<CardReading, { kind: 'accepted' }>): NonNullable<Problem> {
  return card.kind === 'declined' ? 'declined' : card.field;
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s?\/\s?(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function cardOf(customer: string): string {
  const own = customer.replaceAll(/\D/g, '').slice(-OWN_DIGITS).padStart(OWN_DIGITS, '0');
  return `${GOOD_CARD_BEGINS}${own}${GOOD_CARD_ENDS}`;
}

/** The fields of a card, filled in with the customer's test card. Typed values are not repeated: they could be those of a real one. */
export function cardFields(customer: string, problem?: Problem): Html {
  return html`
    ${cardField({ name: 'number', label: 'Card number', value: spaced(cardOf(customer)) }, problem)}
    <div class="pair">
      ${cardField({ name: 'expiry', label: 'Expires', value: '12/34' }, problem)}
      ${cardField({ name: 'cvc', label: 'CVC', value: '123' }, problem)}
    </div>
  `;
}

interface Field {
  readonly name: CardField;
  readonly label: string;
  readonly value: string;
}

function cardField({ name, label, value }: Field, problem: Problem): Html {
  const isFaulty = problem === name;
  const state = isFaulty ? html` aria-invalid="true" aria-describedby="${name}-fault"` : NO_HTML;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="off" required${state} />
    ${isFaulty ? html`<p class="fault" id="${name}-fault" role="alert">${FAULTS[name]}</p>` : NO_HTML}
  </div>`;
}

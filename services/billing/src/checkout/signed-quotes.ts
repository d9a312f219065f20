import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import { type Clock, type Signer, conflict } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { QuoteRequest } from './quote.ts';

export const AMOUNT_CHANGED = 'The amount due today has changed. Please check it again.';
const EXPIRED =
  "We hold a price for 10 minutes, and this one is older. You weren't charged. Please check the amount again.";

const QUOTE_LIFE_MS = 10 * MINUTE_MS;
/** A quote may start with a period whose provider's clock is some seconds ahead of this one. */
const CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** The shown amount: how much is due today, and as of which second. */
export interface Quoted {
  readonly asOf: Date;
  readonly dueTodayCents: Cents;
  /** Whether the changed subscription was canceled: the change then renews it again. */
  readonly isCanceled: boolean;
}

/** The member, plan and price of the quote: if nothing is due today, the price is what is paid later. */
type QuotedRequest = Pick<QuoteRequest, 'memberId' | 'plan' | 'processor'>;

/** Signed quotes, which members return and no one can forge or change. */
export interface SignedQuotes {
  sign(request: QuotedRequest, quoted: Quoted): { readonly token: string; readonly validUntil: string };
  /** Throws conflict for one that is expired, of another member, plan, price or payment method, or not a quote. */
  read(request: QuotedRequest, token: string): Quoted;
}

const TOKEN = /^(\d{1,15})\.(\d{1,10})\.(canceled|renewed)\.([\w-]{1,100})$/;

export function createSignedQuotes(signer: Signer, clock: Clock): SignedQuotes {
  const factsOf = ({ memberId, plan, processor }: QuotedRequest, parts: readonly string[]) => [
    'plan-quote',
    ...[String(memberId), String(plan.id), String(plan.price_cents), processor, ...parts],
  ];
  return {
    sign(request, { asOf, dueTodayCents, isCanceled }) {
      const parts = [String(asOf.getTime()), String(dueTodayCents), isCanceled ? 'canceled' : 'renewed'];
      const token = [...parts, signer.sign(factsOf(request, parts))].join('.');
      return { token, validUntil: new Date(asOf.getTime() + QUOTE_LIFE_MS).toISOString() };
    },
    read(request, token) {
      const { parts, signature } = parse(token);
      if (!signer.verify(factsOf(request, parts), signature)) throw conflict(AMOUNT_CHANGED);
      const [asOfMs, cents, state] = parts;
      const asOf = new Date(Number(asOfMs));
      const ageMs = clock.nowMs() - asOf.getTime();
      if (ageMs > QUOTE_LIFE_MS || ageMs < -CLOCK_DIFFERENCE_MS) throw conflict(EXPIRED);
      return { asOf, dueTodayCents: centsSchema.parse(Number(cents)), isCanceled: state === 'canceled' };
    },
  };
}

function parse(token: string): { readonly parts: readonly string[]; readonly signature: string } {
  const parts = TOKEN.exec(token)?.slice(1) ?? [];
  return { parts: parts.slice(0, -1), signature: parts.at(-1) ?? '' };
}

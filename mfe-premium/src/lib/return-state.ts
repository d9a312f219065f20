import { type CheckoutId, checkoutIdSchema, type TrialRefusal, trialRefusalSchema } from '@afterglow/shared-contracts';

const STATES = ['success', 'cancel', 'unavailable'] as const;

/** What the address says to which someone comes back from a provider, or from the way to one; it proves nothing. */
export type ReturnState = (typeof STATES)[number] | 'none';

export function returnStateOf(path: string): ReturnState {
  const state = fieldOf(path, 'state');
  return STATES.find((known) => known === state) ?? 'none';
}

/** What already had a free trial, where that is why one was refused. */
export function trialRefusalOf(path: string): TrialRefusal | undefined {
  const state = fieldOf(path, 'state');
  return trialRefusalSchema.options.find((reason) => state === stateOf(reason));
}

/** The checkout that the service had not heard of when it led back here. */
export function checkoutOf(path: string): CheckoutId | undefined {
  return checkoutIdSchema.safeParse(Number(fieldOf(path, 'checkout') ?? Number.NaN)).data;
}

/** For the address of the payment page: the service leads there as well. */
export function stateOf(reason: TrialRefusal): string {
  return `${reason}-had-trial`;
}

function fieldOf(path: string, name: string): string | null {
  return new URL(path, 'https://site.invalid').searchParams.get(name);
}

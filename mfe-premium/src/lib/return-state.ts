import { type CheckoutId, checkoutIdSchema, type TrialRefusal, trialRefusalSchema } from '@afterglow/shared-contracts';

const STATES = ['success', 'cancel', 'unavailable'] as const;

/** The state in the return URL from a provider; it proves nothing. */
export type ReturnState = (typeof STATES)[number] | 'none';

export function returnStateOf(path: string): ReturnState {
  const state = fieldOf(path, 'state');
  return STATES.find((known) => known === state) ?? 'none';
}

/** What already had a free trial, if that is why one was rejected. */
export function trialRefusalOf(path: string): TrialRefusal | undefined {
  const state = fieldOf(path, 'state');
  return trialRefusalSchema.options.find((reason) => state === stateOf(reason));
}

/** The checkout that was still unknown to the service when it redirected here. */
export function checkoutOf(path: string): CheckoutId | undefined {
  return checkoutIdSchema.safeParse(Number(fieldOf(path, 'checkout') ?? Number.NaN)).data;
}

/** For the URL of the payment page, to which the service redirects too. */
export function stateOf(reason: TrialRefusal): string {
  return `${reason}-had-trial`;
}

function fieldOf(path: string, name: string): string | null {
  return new URL(path, 'https://site.invalid').searchParams.get(name);
}

const STATES = ['success', 'cancel', 'unavailable'] as const;

/** What the address says to which somebody comes back from a provider, or from the way to one; it proves nothing. */
export type ReturnState = (typeof STATES)[number] | 'none';

export function returnStateOf(path: string): ReturnState {
  const state = new URL(path, 'https://site.invalid').searchParams.get('state');
  return STATES.find((known) => known === state) ?? 'none';
}

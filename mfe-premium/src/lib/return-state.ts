/** What a provider says in the address to which it returns; it proves nothing. */
export type ReturnState = 'success' | 'cancel' | 'none';

export function returnStateOf(path: string): ReturnState {
  const state = new URL(path, 'https://site.invalid').searchParams.get('state');
  return state === 'success' || state === 'cancel' ? state : 'none';
}

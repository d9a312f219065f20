import { SIGN_IN_FRAGMENT } from '@afterglow/shared-registry-contracts';

/** The code of a login link. It works once, so it is removed from the URL, and with it the browser's history, immediately. */
export function takeSignInCode({ location, history }: Pick<Window, 'location' | 'history'>): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get(SIGN_IN_FRAGMENT);
  if (code === null) return undefined;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  return code;
}

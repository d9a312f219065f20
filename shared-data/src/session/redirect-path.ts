import { internalPath, type StoragePort } from '@afterglow/shared-contracts';
import { REDIRECT_KEY } from '../storage/local-flags.ts';

/** Pages that are no return target after a login. */
const AUTH_PATH = /^\/(?:auth|set-new-password|logout)(?:[/?#]|$)/;

/**
 * That of the tab comes first: another one may show another page. That of the browser is for a login that ends in a
 * new tab.
 */
export interface RedirectStorages {
  readonly perTab: StoragePort;
  readonly local: StoragePort;
}

/** Stores the last path outside login and sign-up. */
export function rememberPath({ perTab, local }: RedirectStorages, path: string): void {
  if (!isOfThisSite(path) || AUTH_PATH.test(path)) return;
  for (const storage of [perTab, local]) storage.set(REDIRECT_KEY, path);
}

/** The stored path, once; "/" when there is none or when it would lead to another site. */
export function consumeRedirectPath({ perTab, local }: RedirectStorages): string {
  const path = perTab.get(REDIRECT_KEY) ?? local.get(REDIRECT_KEY);
  for (const storage of [perTab, local]) storage.remove(REDIRECT_KEY);
  return path !== null && isOfThisSite(path) ? path : '/';
}

function isOfThisSite(path: string): boolean {
  return path.startsWith('/') && internalPath(path) !== undefined;
}

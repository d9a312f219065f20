import { internalPath, type StoragePort } from '@afterglow/shared-contracts';
import { REDIRECT_KEY } from '../storage/local-flags.ts';

/** Pages that nobody wants to return to after logging in. */
const AUTH_PATH = /^\/(?:auth|set-new-password|logout)(?:[/?#]|$)/;

/** Stores the last path outside log-in and sign-up. */
export function rememberPath(storage: StoragePort, path: string): void {
  if (isOfThisSite(path) && !AUTH_PATH.test(path)) storage.set(REDIRECT_KEY, path);
}

/** The stored path, once; "/" when there is none or when it would lead elsewhere. */
export function takePath(storage: StoragePort): string {
  const path = storage.get(REDIRECT_KEY);
  storage.remove(REDIRECT_KEY);
  return path !== null && isOfThisSite(path) ? path : '/';
}

function isOfThisSite(path: string): boolean {
  return path.startsWith('/') && internalPath(path) !== undefined;
}

import type { Browser } from './preview.ts';

/** The grant, for the front door alone. */
const GRANT = /(?:^|;\s*)afterglow_preview=([^;\s]+)/;
const GRANT_NAME = 'afterglow_preview';
/** The current grant's ID, for the banner: it detects when a preview is exited, or replaced, in another tab. */
export const MARK_NAME = 'afterglow_preview_mark';
const MARK_LENGTH = 16;

export function grantTextOf({ headers }: Browser): string | undefined {
  return GRANT.exec(headers.cookie ?? '')?.[1];
}

/** Identifies a grant without opening anything: the start of its signature. */
export function markOf(signature: string): string {
  return signature.slice(0, MARK_LENGTH);
}

/** A grant to store. */
export interface StoredGrant {
  readonly text: string;
  readonly signature: string;
  readonly remainingMs: number;
}

/** The headers that store a grant in a browser until it ends. */
export function grantCookies({ text, signature, remainingMs }: StoredGrant, isSecure: boolean): string[] {
  const attributes = attributesOf(Math.floor(remainingMs / 1000), isSecure);
  return [`${GRANT_NAME}=${text}; HttpOnly${attributes}`, `${MARK_NAME}=${markOf(signature)}${attributes}`];
}

/** The headers that end a preview in a browser. */
export function noGrantCookies(isSecure: boolean): string[] {
  const attributes = attributesOf(0, isSecure);
  return [`${GRANT_NAME}=; HttpOnly${attributes}`, `${MARK_NAME}=${attributes}`];
}

function attributesOf(maxAgeSeconds: number, isSecure: boolean): string {
  return `; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

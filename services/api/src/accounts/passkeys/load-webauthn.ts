/**
 * The library that reads passkeys, once someone uses one: it takes the longest to load of all that the service uses. Its helpers load
 * nearly all of it too.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers');

/** Loaded on first use: it takes the longest to load of all dependencies, and its helpers load nearly all of it too. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers');

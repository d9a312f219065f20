/** The library that reads passkeys, once somebody uses one: it takes the longest to load of all that the service uses. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

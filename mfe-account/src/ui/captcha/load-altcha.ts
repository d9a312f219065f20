import 'altcha/altcha.css';
import 'altcha/external';
import type {} from 'altcha/types/global';

const ALGORITHM = 'PBKDF2/SHA-256';

// One file of ours: neither a worker from a blob nor WebAssembly passes the content security policy.
globalThis.$altcha.algorithms.set(ALGORITHM, () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url)));
globalThis.$altcha.i18n.set('en', {
  ...globalThis.$altcha.i18n.get('en'),
  label: "I'm not a robot",
  verifying: 'Checking…',
  verified: 'Verified',
  error: "That didn't work. Please try again.",
  expired: 'This check expired. Please confirm again.',
});

/** What this module defines when it is loaded. */
export const ALTCHA_ELEMENT = 'altcha-widget';

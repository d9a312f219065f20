import 'altcha/altcha.css';
import 'altcha/external';
import type {} from 'altcha/types/global';

const ALGORITHM = 'PBKDF2/SHA-256';

// A file of this site: the content security policy blocks workers from a blob and WebAssembly.
globalThis.$altcha.algorithms.set(ALGORITHM, () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url)));
globalThis.$altcha.i18n.set('en', {
  ...globalThis.$altcha.i18n.get('en'),
  label: "I'm not a robot",
  verifying: 'Checking…',
  verified: 'Verified',
  error: "That didn't work. Please try again.",
  expired: 'This check expired. Please confirm again.',
});

export const ALTCHA_ELEMENT = 'altcha-widget';

export { askForPasskey, canAutofill, passkeyFailure, stopAsking } from './ask-for-passkey.ts';
export { usePasskeySupport } from './use-passkey-support.ts';

export { type LastLoginMethod, lastLoginMethodOf } from './last-login-method.ts';
export { mountPasskeys } from './passkeys.module.ts';
export { listPasskeys, removePasskeys } from './passkeys.repository.ts';
export { provePasskeyOf } from './prove-passkey-of.ts';
export type { ProvePasskey } from './prove-passkey.ts';

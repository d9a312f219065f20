export { mountPasskeys } from './passkeys.module.ts';

export { mountEmailChange } from './email-change.module.ts';

export { mountLeaving } from './account-deletion.module.ts';

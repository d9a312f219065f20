export { mountAccountDeletion } from './account-deletion.module.ts';

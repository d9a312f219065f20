export { mountMembers } from './members.module.ts';

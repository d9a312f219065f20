export { mountMessages } from './messages.module.ts';

export { mountAdministration } from './administration.module.ts';

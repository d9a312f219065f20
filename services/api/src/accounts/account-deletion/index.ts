export { mountLeaving } from './leaving.module.ts';

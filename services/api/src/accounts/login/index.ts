export { mountAuth } from './auth.module.ts';

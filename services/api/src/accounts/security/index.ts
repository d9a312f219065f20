export { mountSecurity } from './security.module.ts';

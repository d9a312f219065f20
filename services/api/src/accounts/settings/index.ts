export { mountSettings } from './settings.module.ts';

export { mountMedia } from './media.module.ts';

export { mountDataCopy } from './data-copy.module.ts';

export { mountDataCopy } from './data-copy.module.ts';
export { copyFile } from './export-file.ts';

export { lintConfig } from './lint-config.ts';

export { lintConfig } from './lint-config.ts';
export { typeLintConfig } from './type-lint-config.ts';

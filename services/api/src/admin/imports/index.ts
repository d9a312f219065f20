export { mountImports } from './imports.module.ts';

export { mountSearch } from './search.module.ts';

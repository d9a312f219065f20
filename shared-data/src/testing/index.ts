export { withWrites } from './with-writes.ts';

export { mountGenres } from './genres.module.ts';

export { mountShows } from './shows.module.ts';

export { mountEpisodes } from './episodes.module.ts';

export { mountEpisodes } from './episodes.module.ts';
export { type EpisodeRow, toEpisode } from './to-episode.ts';

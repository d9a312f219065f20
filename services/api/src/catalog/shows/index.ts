export { selectShows, type ShowRow, toShow } from './show-rows.ts';
export { mountShows } from './shows.module.ts';
export { trendOfRecordedPlays } from './trend.ts';

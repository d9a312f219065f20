export { type FavoritePicks, favoritePicks } from './favorite-picks.resource.ts';
export { PicksBar } from './picks-bar.tsx';
export { type Picks, isAmong, type Step, STEPS, hasEnoughGenres } from './picks.ts';
export { useSubmitPicks } from './use-finish.ts';
export { usePicks } from './use-picks.ts';
export { YourPicks } from './your-picks.tsx';

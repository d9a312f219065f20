export { RecentSearches } from './components/recent-searches.tsx';
export { itemOfPath } from './model/item-of-path.ts';
export { useRecentItems } from './use-recent-items.ts';
export { useRememberOpened } from './use-remember-opened.ts';

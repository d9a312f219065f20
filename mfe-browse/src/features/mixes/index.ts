export { LatestList, RecentList, TrendingList } from './components/mix-lists.tsx';

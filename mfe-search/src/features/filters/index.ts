export { FilterBar } from './components/filter-bar.tsx';

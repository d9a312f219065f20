export { AppCard } from './app-card.tsx';

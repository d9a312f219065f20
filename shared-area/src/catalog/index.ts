export { DjCard } from './dj-card.tsx';
export { MixCredits } from './mix-credits.tsx';

export { PasskeysCard } from './passkeys-card.tsx';

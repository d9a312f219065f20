export { PasswordCard } from './password-card.tsx';

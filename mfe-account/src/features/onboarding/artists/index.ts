export { ArtistsStep } from './artists-step.tsx';

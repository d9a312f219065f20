export { GenresStep } from './genres-step.tsx';

export { Complete } from './complete.tsx';

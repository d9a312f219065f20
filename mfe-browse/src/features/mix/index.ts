export { MixScreen } from './components/mix-screen.tsx';

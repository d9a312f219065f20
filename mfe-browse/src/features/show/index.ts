export { ShowScreen } from './components/show-screen.tsx';

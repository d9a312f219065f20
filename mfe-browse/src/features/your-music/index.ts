export { YourMusic } from './components/your-music.tsx';

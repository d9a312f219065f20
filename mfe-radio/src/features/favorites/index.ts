export { FavoriteChannels } from './components/favorite-channels.tsx';

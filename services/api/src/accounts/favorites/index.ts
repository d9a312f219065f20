export { mountFavorites } from './favorites.module.ts';

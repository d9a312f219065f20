export { mountArtists } from './artists.module.ts';

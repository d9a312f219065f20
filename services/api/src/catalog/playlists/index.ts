export { mountPlaylists } from './playlists.module.ts';
